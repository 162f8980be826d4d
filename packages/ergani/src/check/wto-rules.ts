import { dateOfDay, dayNumber } from '@horae/local-time/local-date';
import { typesWithoutTimes } from '../codes/day-type';
import { isHourlyLeave } from '../codes/leave-kind';
import type { BodyCode } from '../documents';
import type { WireDayRow, WireDeclaration, WireWto } from '../messages/declaration';
import type { WirePart } from '../messages/schedule-part';
import { type WireWeekdayRow, weekdays } from '../messages/weekly-schedule';
import { isBlank, readDate, wireDate } from '../messages/wire-text';
import type { Report } from './finding';

type Row = WireDayRow<WirePart> | WireWeekdayRow;

/** Checks what the schemas of working time cannot express: rules between the fields of one declaration. */
export function checkDeclarations(code: BodyCode, body: object, report: Report): void {
  for (const [i, declaration] of (body as WireWto<Row>).WTOS.WTO.entries()) {
    const path = `WTOS.WTO[${i}]`;
    checkRelatedForm(declaration, path, report);
    for (const [j, row] of declaration.Ergazomenoi.ErgazomenoiWTO.entries())
      checkParts(code, row, `${path}.Ergazomenoi.ErgazomenoiWTO[${j}]`, report);
    if (code === 'WTOWeek') checkWeek(declaration as WireDeclaration<WireWeekdayRow>, path, report);
    else checkDates(code, declaration as WireDeclaration<WireDayRow<WirePart>>, path, report);
  }
}

/** A corrected form must be named by both its protocol and its date, or not at all. */
export function checkRelatedForm(
  { f_rel_protocol, f_rel_date }: { f_rel_protocol: string; f_rel_date: string },
  path: string,
  report: Report,
): void {
  if (isBlank(f_rel_protocol) === isBlank(f_rel_date)) return;
  const lacking = isBlank(f_rel_date) ? 'f_rel_date' : 'f_rel_protocol';
  report(`${path}.${lacking}`, { rule: 'related-form', text: 'A related form has a protocol and a date.' });
}

function checkParts(code: BodyCode, row: Row, path: string, report: Report): void {
  const parts = row.ErgazomenosAnalytics.ErgazomenosWTOAnalytics;
  const isLeave = code === 'WTOLeave' || code === 'WTOLeaveC';
  for (const [i, { f_type, f_from, f_to }] of parts.entries()) {
    const here = `${path}.ErgazomenosAnalytics.ErgazomenosWTOAnalytics[${i}]`;
    const takesTimes = isLeave ? isHourlyLeave(f_type) : !typesWithoutTimes.includes(f_type);
    for (const [name, value] of Object.entries({ f_from, f_to })) {
      if (takesTimes && isBlank(value))
        report(`${here}.${name}`, { rule: 'times-missing', text: `${f_type} has a time from and a time to.` });
      if (!takesTimes && !isBlank(value))
        report(`${here}.${name}`, { rule: 'times-not-blank', text: `${f_type} is for the whole day: no times.` });
    }
    if (!takesTimes && parts.length > 1)
      report(`${here}.f_type`, { rule: 'stands-alone', text: `${f_type} stands alone on its day.` });
  }
}

function checkDates(
  code: BodyCode,
  { f_from_date, f_to_date, Ergazomenoi }: WireDeclaration<WireDayRow<WirePart>>,
  path: string,
  report: Report,
): void {
  const [from, to] = [dayNumber(readDate(f_from_date)), dayNumber(readDate(f_to_date))];
  if (to < from) {
    report(`${path}.f_to_date`, { rule: 'range', text: 'The last date is before the first.' });
    return;
  }
  // A schedule needs a row for each of its people on every date; overtime and leave need one for anyone on every date.
  const isSchedule = code.startsWith('WTODaily');
  const covered = new Map<string, Set<number>>();
  const seen = new Set<string>();
  for (const [j, { f_afm, f_date }] of Ergazomenoi.ErgazomenoiWTO.entries()) {
    const here = `${path}.Ergazomenoi.ErgazomenoiWTO[${j}]`;
    const day = dayNumber(readDate(f_date));
    if (day < from || day > to)
      report(`${here}.f_date`, {
        rule: 'outside-range',
        text: `The declaration is for ${f_from_date} to ${f_to_date}.`,
      });
    if (seen.has(`${f_afm} ${day}`))
      report(`${here}.f_date`, { rule: 'row-twice', severity: 'warning', text: 'This person has this date already.' });
    seen.add(`${f_afm} ${day}`);
    const who = isSchedule ? f_afm : '';
    covered.set(who, (covered.get(who) ?? new Set()).add(day));
  }
  for (const [who, days] of covered) {
    const missing = firstMissing(days, from, to);
    if (missing === undefined) continue;
    const whose = isSchedule ? ` for the person whose tax number ends in ${who.slice(-3)}` : '';
    report(`${path}.Ergazomenoi.ErgazomenoiWTO`, {
      rule: 'date-missing',
      text: `${wireDate(dateOfDay(missing))} has no row${whose}; every date from f_from_date to f_to_date needs one.`,
    });
  }
}

function firstMissing(days: ReadonlySet<number>, from: number, to: number): number | undefined {
  for (let day = from; day <= to; day++) if (!days.has(day)) return day;
  return undefined;
}

function checkWeek(
  { f_from_date, f_to_date, Ergazomenoi }: WireDeclaration<WireWeekdayRow>,
  path: string,
  report: Report,
): void {
  if (!isBlank(f_to_date) && readDate(f_to_date) < readDate(f_from_date))
    report(`${path}.f_to_date`, { rule: 'range', text: 'The last date is before the first.' });
  const weeks = new Map<string, Set<string>>();
  for (const [j, { f_afm, f_day }] of Ergazomenoi.ErgazomenoiWTO.entries()) {
    const week = weeks.get(f_afm) ?? new Set();
    if (week.has(f_day))
      report(`${path}.Ergazomenoi.ErgazomenoiWTO[${j}].f_day`, {
        rule: 'row-twice',
        severity: 'warning',
        text: 'This person has this day of the week already.',
      });
    weeks.set(f_afm, week.add(f_day));
  }
  for (const [who, week] of weeks) {
    const missing = weekdays.filter((_, day) => !week.has(String(day)));
    if (missing.length === 0) continue;
    report(`${path}.Ergazomenoi.ErgazomenoiWTO`, {
      rule: 'weekday-missing',
      severity: 'warning',
      text: `No row for ${missing.join(', ')} of the person whose tax number ends in ${who.slice(-3)}.`,
    });
  }
}
