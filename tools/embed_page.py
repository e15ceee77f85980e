"""Puts the files of the page into a source of the server, as src/server/embedded.hpp has them.

Usage: embed_page.py OUTPUT FOLDER FALLBACK     every file of FOLDER; FALLBACK as the page where FOLDER has no index.html
"""

import gzip
import hashlib
import os
import re
import sys

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

# Vite writes the hash of a file's content into its name: index-B4x_9dQk.js.
HASHED = re.compile(r"^/assets/.*-[\w-]{8}\.\w+$")


def literal(content):
    """The bytes as C++ writes them, in plain ASCII and in lines that an editor can show."""
    text = []
    for byte in content:
        if byte in (0x22, 0x5C):
            text.append("\\" + chr(byte))
        elif 32 <= byte < 127 and byte != 0x3F:  # Two question marks begin a trigraph.
            text.append(chr(byte))
        else:
            text.append(f"\\{byte:03o}")
    lines, line, width = [], [], 0
    for piece in text:
        line.append(piece)
        width += len(piece)
        if width > 110:
            lines.append("".join(line))
            line, width = [], 0
    lines.append("".join(line))
    return "\n".join(f'    "{each}"' for each in lines)


def table_row(number, path, plain, made):
    """Adds the content's literals to `made`; returns the file's row."""
    packed = gzip.compress(plain, 9, mtime=0)
    if len(packed) >= len(plain):
        packed = b""
    made.append(f"constexpr std::string_view plain_{number} =\n{literal(plain)}sv;\n")
    made.append(f"constexpr std::string_view gzip_{number} =\n{literal(packed)}sv;\n")
    kind = TYPES.get(os.path.splitext(path)[1], "application/octet-stream")
    tag = hashlib.sha256(plain).hexdigest()[:16]
    hashed = "true" if HASHED.match(path) else "false"
    return f'{{"{path}", "{kind}", "{tag}", {hashed}, plain_{number}, gzip_{number}}}'


def head_of(tool, source):
    return [
        f"// Made from {source} by tools/{tool}.\n",
        '#include "server/embedded.hpp"\n',
        '#pragma GCC diagnostic ignored "-Woverlength-strings"\n',
        "namespace floorman::server {\n\nnamespace {\n\nusing namespace std::string_view_literals;\n",
    ]


def files_of(folder, fallback):
    if not os.path.isfile(os.path.join(folder, "index.html")):
        return {"/index.html": fallback}
    found = {}
    for where, _, names in os.walk(folder):
        for name in names:
            if name.startswith("."):
                continue
            path = os.path.join(where, name)
            found["/" + os.path.relpath(path, folder).replace(os.sep, "/")] = path
    return found


def main():
    output, folder, fallback = sys.argv[1:]
    made = head_of("embed_page.py", "the page's built files")
    rows = []
    for number, (path, source) in enumerate(sorted(files_of(folder, fallback).items())):
        with open(source, "rb") as file:
            rows.append("    " + table_row(number, path, file.read(), made) + ",\n")
    made.append("constexpr PageFile files[] = {\n" + "".join(rows) + "};\n")
    made.append("} // namespace\n\nstd::span<const PageFile> page_files() { return files; }\n\n} // namespace floorman::server\n")
    with open(output, "w", encoding="ascii") as file:
        file.write("\n".join(made))


if __name__ == "__main__":
    main()
