import { hostOf, type WorkHost } from '@horae/contract/loan';
import type { TimesheetDay } from '@horae/contract/time/timesheet-lines';
import { sheetWords } from './sheet.words';
import { workHostText } from './work-host-text';

/** The paid time at home, and for each host and own cost place of shifts; none if all of it is at home as usual. */
export function hostMinutes(days: readonly TimesheetDay[]): { name: string; minutes: number }[] {
  const shares = days.flatMap(({ loan = null, elsewhere = [], paidMinutes }) => {
    const away = elsewhere.reduce((sum, { minutes }) => sum + minutes, 0);
    return [{ host: loan, minutes: paidMinutes - away }, ...elsewhere].filter(({ minutes }) => minutes > 0);
  });
  if (shares.every(({ host }) => host === null)) return [];
  const sums = new Map<string, number>();
  for (const { host, minutes } of shares) {
    const name = nameOf(host);
    sums.set(name, (sums.get(name) ?? 0) + minutes);
  }
  return [...sums].map(([name, minutes]) => ({ name, minutes }));
}

function nameOf(host: WorkHost | null): string {
  const { say } = sheetWords;
  if (!host) return say('atHome');
  if (!hostOf(host)) return `${say('atHome')}, ${workHostText(host)}`;
  return say(host.payer === 'host' ? 'forHostThatPays' : 'forHost', { host: workHostText(host) });
}
