// By which address others of the network open this page, where this browser has it by a name that only this machine knows.

const alone = /^(localhost$|127\.|\[::1\]$)/;

// "http://192.168.0.5:8080"; null where no other machine is let in.
export function originFor({ origin, hostname, protocol, port }: Location, addresses: string[]): string | null {
  if (!alone.test(hostname)) return origin;
  const [first] = addresses;
  return first ? `${protocol}//${first}${port ? `:${port}` : ''}` : null;
}

export async function addresses(): Promise<string[]> {
  try {
    const response = await fetch('/api/addresses');
    return response.ok ? ((await response.json()) as { addresses: string[] }).addresses : [];
  } catch {
    return [];
  }
}
