import { kindOfHourlyCode } from '@horae/contract/scheduling/leave-kinds';
import type { PayCode } from '@horae/contract/time/pay-parts';
import { partOfCode, payClasses } from '@horae/contract/time/pay-parts';
import type { PayrollLine } from '@horae/contract/time/payroll-rows';
import { formatDate } from '#platform/format-date';
import { formatEuros } from '#platform/format-euros';
import { hoursFixed } from '#platform/format-hours';
import { checkSumWords } from '#roster/sheet/check-sum.words';
import { codeText } from '#roster/sheet/code-text';
import { sheetWords } from '#roster/sheet/sheet.words';
import { monthText } from '#roster/sheet/sheet-month';
import { workHostText } from '#roster/sheet/work-host-text';
import type { ExportFile } from '#ui/export/export-file';
import type { PrintRow, PrintSection } from '#ui/export/print-shape';
import { fetchRun } from './payroll.queries';
import { payrollWords } from './payroll.words';

/** The minutes of a line by class, and at night and on a Sunday or holiday beside it. */
function codesOf({ code }: PayrollLine): PayCode[] {
  const part = partOfCode(code);
  if (!part) return [];
  return [
    part.class,
    ...(part.isNight ? ['night' as const] : []),
    ...(part.isSundayHoliday ? ['sundayHoliday' as const] : []),
  ];
}

const order: readonly PayCode[] = [...payClasses, 'night', 'sundayHoliday'];

function grouped(lines: readonly PayrollLine[], keyOf: (line: PayrollLine) => string): Map<string, PayrollLine[]> {
  const groups = new Map<string, PayrollLine[]>();
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line]);
  return groups;
}

/** The day, with whom it was worked for; with the hours where only some of it was. */
function dayText(day: string, lines: readonly PayrollLine[]): string {
  const worked = lines.filter(({ code }) => partOfCode(code));
  const byHost = grouped(worked, ({ loan }) => (loan ? workHostText(loan) : ''));
  const hosts = [...byHost].flatMap(([host, own]) => {
    if (host === '') return [];
    const minutes = own.reduce((sum, line) => sum + line.minutes, 0);
    return [byHost.size === 1 ? host : `${host} ${hoursFixed(minutes)}`];
  });
  return [formatDate(day), ...hosts].join(' · ');
}

/** What the lines come to; time without a rate is told, not counted as nothing. */
function sumText(lines: readonly PayrollLine[]): string {
  const rated = lines.filter(({ cents }) => cents !== undefined);
  if (rated.length === 0) return '';
  const known = rated.flatMap(({ cents }) => (typeof cents === 'number' ? [cents] : []));
  const sum = known.length === 0 ? '' : formatEuros(known.reduce((all, cents) => all + cents, 0));
  return [sum, known.length < rated.length && checkSumWords.say('noRate')].filter(Boolean).join(' + ');
}

/** One page per person: the hours of each day by part of pay, what the law adds, and a line to sign. */
export function premiumSections(lines: readonly PayrollLine[], percent: Record<string, number>): PrintSection[] {
  const { say } = payrollWords;
  const byPerson = grouped(lines, ({ employee, month }) => `${employee.id} ${month}`);
  return [...byPerson.values()].map((own, at) => {
    const { employee, month } = own[0]!;
    const used = order.filter((code) => own.some((line) => codesOf(line).includes(code)));
    const sum = (of: readonly PayrollLine[], code: PayCode) =>
      of.filter((line) => codesOf(line).includes(code)).reduce((all, { minutes }) => all + minutes, 0);
    const cells = (of: readonly PayrollLine[]) =>
      used.map((code) => (sum(of, code) === 0 ? '' : hoursFixed(sum(of, code))));
    const leaveOf = (of: readonly PayrollLine[]) =>
      of
        .filter(({ code, days }) => days !== 0 || kindOfHourlyCode(code))
        .map(({ code, days, minutes }) => (days === 0 ? `${codeText(code)} ${hoursFixed(minutes)}` : codeText(code)))
        .join(', ');
    const hasCents = own.some(({ cents }) => cents !== undefined);
    const centsOf = (of: readonly PayrollLine[]) => (hasCents ? [sumText(of)] : []);
    const days: PrintRow[] = [...grouped(own, ({ day }) => day)]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([day, of]) => ({ cells: [dayText(day, of), ...cells(of), ...centsOf(of), leaveOf(of)] }));
    const added = used.map((code) => (percent[code] === undefined ? '' : `+${percent[code]} %`));
    return {
      title: say('premiumOf', { name: employee.name, code: employee.code, month: monthText(month) }),
      note: [say('premiumNote'), hasCents && `${checkSumWords.say('says')} ${checkSumWords.say('how')}`]
        .filter(Boolean)
        .join(' '),
      startsPage: at > 0,
      columns: [
        { header: say('day'), width: 3 },
        ...used.map((code) => ({ header: sheetWords.say(`code.${code}`), width: 2, align: 'end' as const })),
        ...(hasCents ? [{ header: checkSumWords.say('title'), width: 2, align: 'end' as const }] : []),
        { header: say('leave'), width: 3 },
      ],
      rows: [
        ...days,
        { cells: [say('total'), ...cells(own), ...centsOf(own), ''], isStrong: true },
        { cells: [say('addition'), ...added, ...(hasCents ? [''] : []), ''] },
      ],
      signature: say('signature'),
    };
  });
}

/** The premium sheets of what was sent at one time, to print. */
export async function premiumFile(
  hotel: { id: number; name: string },
  run: { id: number; month: string },
): Promise<ExportFile> {
  const { say } = payrollWords;
  const { lines, percent } = await fetchRun(hotel.id, run.id);
  const title = `${say('premiumTitle')} ${monthText(run.month)}`;
  const sections = premiumSections(lines, percent);
  return {
    name: `premiums-${run.month}`,
    date: `${run.month}-01`,
    personal: 'payroll',
    title,
    scope: [hotel.name],
    sheets: [
      {
        name: say('premiumTitle'),
        columns: [{ header: say('person') }],
        rows: lines.map(({ employee }) => [employee.name]),
      },
    ],
    print: { title, scope: [hotel.name], paper: 'a4', orientation: 'landscape', sections },
  };
}
