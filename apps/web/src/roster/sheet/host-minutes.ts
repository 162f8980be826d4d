import type { TimesheetDay } from '@horae/contract/time/timesheets.contract';
import { hostText } from '../loans/host-text';
import { sheetWords } from './sheet.words';

/** The paid time at home and for each host; none if all of it is at home. */
export function hostMinutes(days: readonly TimesheetDay[]): { name: string; minutes: number }[] {
  const shares = days.flatMap(({ loan = null, elsewhere = [], paidMinutes }) => {
    const away = elsewhere.reduce((sum, { minutes }) => sum + minutes, 0);
    return [{ host: loan, minutes: paidMinutes - away }, ...elsewhere].filter(({ minutes }) => minutes > 0);
  });
  if (shares.every(({ host }) => host === null)) return [];
  const { say } = sheetWords;
  const sums = new Map<string, number>();
  for (const { host, minutes } of shares) {
    const name = host
      ? say(host.payer === 'host' ? 'forHostThatPays' : 'forHost', { host: hostText(host) })
      : say('atHome');
    sums.set(name, (sums.get(name) ?? 0) + minutes);
  }
  return [...sums].map(([name, minutes]) => ({ name, minutes }));
}
