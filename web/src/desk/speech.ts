// What a screen reader hears: one message an act, verdict first, then headline, rule, next, and who differs.
import { rows } from '../report/compare';
import type { Report } from '../report/report';
import { lastRuling } from '../report/report';
import { list, next, saidRules, verdictWord } from '../report/words';
import { titleOf } from '../scene/scene';

export function announce(report: Report | null, reports: Report[], book: string): string {
  const ruling = lastRuling(report);
  if (!report || !ruling) return ofSpot(report);
  const also = ruling.then.map((one) => one.text);
  const differ = rows(reports, book)
    .filter((row) => row.differs)
    .map((row) => titleOf(row.report.rulebook));
  const who = differ.length ? `${list(differ, 'and')} would rule differently.` : '';
  return [
    `${verdictWord[ruling.verdict]}.`,
    ruling.text,
    ...also,
    saidRules(ruling.cites),
    next(report),
    report.floor?.text ?? '',
    who,
  ]
    .filter(Boolean)
    .join(' ');
}

export function ofSpot(report: Report | null): string {
  return report ? next(report) : '';
}
