import type { LocalDate } from '@horae/local-time/local-date';
import { addressOf } from './address';
import { answeredDate, nearIn } from './answered-dates';
import { answeredPeople } from './answered-people';
import { claimLegend } from './claim-legend';
import { answeredCodes, spellingsIn } from './code-book';
import type { Collector } from './collector';
import { datePart } from './date-part';
import { breakMinutes, readPair } from './day-cells';
import { type DayText, dayText } from './day-text';
import { type Extras, entriesFor, type Owner } from './entries';
import { nameKey } from './fold';
import type { Grid } from './grid';
import type { ColumnKind } from './heading-words';
import { findLegend } from './legend';
import { lineKey, type PersonLabel } from './line-labels';
import { isTotalLabel } from './line-words';
import type { ListHead } from './list-head';
import { listLabelAt } from './list-labels';
import { roleOf, tellListParts } from './list-parts';
import { isMonthFirst } from './month-first';
import { peopleRegister } from './people-register';
import type { PartKind, ReadOptions } from './reading';
import { type DatesReason, resolveDates } from './resolve-dates';
import { textsOf } from './texts-of-row';
import { type TitleDates, titleDates } from './title-dates';
import { countsToTwelve } from './twelve-hours';

/** Reads a list: a shift a line. Empty names and dates repeat those above. */
export function readList(
  grid: Grid,
  head: ListHead,
  name: string | undefined,
  options: ReadOptions,
  out: Collector,
): void {
  const column = (kind: ColumnKind) => [...head.kinds].find(([, one]) => one === kind)?.[0];
  const columns = { date: head.date, from: column('from'), to: column('to'), shift: column('shift') };
  const isRow = (row: number) => row > head.row && grid.cell(row, columns.date) !== null;
  const legend = findLegend(grid, (row) => row === head.row || isRow(row));
  claimLegend(legend, out);
  const entries = entriesFor(
    grid,
    {
      answers: answeredCodes(options.answers),
      legend: legend.entries,
      spellings: spellingsIn(grid),
      countsToTwelve: countsToTwelve(grid, (row) => row <= head.row),
    },
    out,
  );
  const answers = answeredPeople(options.answers);
  const register = peopleRegister(out.people);
  // Once one date is known, the others are near it.
  const dateKey = addressOf(head.row + 1, columns.date);
  const answered = answeredDate(options, dateKey);
  const titles = titleDates([
    ...Array.from({ length: Math.max(head.row, 0) }, (_, row) => textsOf(grid, row)).flat(),
    name ?? '',
  ]);
  const monthFirst = isMonthFirst(grid, head.row, columns.date);
  for (let row = 0; row <= head.row; row += 1)
    for (let one = 0; one < grid.width; one += 1) out.claim(row, one, row === head.row ? 'head' : 'title');
  tellListParts(grid, head, out);
  let label: PersonLabel | undefined;
  let date: LocalDate | undefined;
  for (let row = head.row + 1; row < grid.height; row += 1) {
    const texts = textsOf(grid, row);
    const isLegend =
      texts.length > 0 &&
      Array.from({ length: grid.width }, (_, one) => one).some((one) => out.roleOf(row, one) === 'legend');
    if (texts.length === 0 || isLegend) continue;
    if (isTotalLabel(texts[0]!)) {
      tellRow(row, 'totalsRow', texts[0]!);
      claimAll(row, 'total');
      continue;
    }
    const places = [columns.from, columns.to, columns.shift].filter(
      (one) => one !== undefined && grid.cell(row, one) !== null,
    );
    const own = listLabelAt(grid, head, row);
    if (own) label = own;
    const cell = grid.cell(row, columns.date);
    if (places.length === 0 || (cell === null && date === undefined)) {
      tellRow(row, 'notes', texts[0]!);
      claimAll(row, 'note');
      continue;
    }
    if (cell !== null) date = dateAt(row, dayText(datePart(cell), monthFirst), titles);
    const someone = label ?? namelessAt(row);
    if (someone) readRow(row, someone, date);
  }

  /** Rows above the first name. */
  function namelessAt(row: number): PersonLabel | undefined {
    const key = lineKey(grid, row);
    const answer = answers.get(nameKey(key));
    if (answer?.kind === 'named') return { name: answer.name.trim() };
    if (answer?.kind !== 'ignored')
      out.ask({ kind: 'person', reason: 'noName', key, text: textsOf(grid, row)[0]! }, [key]);
    claimAll(row, answer?.kind === 'ignored' ? 'ignored' : 'question');
    return undefined;
  }

  function claimAll(row: number, role: 'total' | 'note' | 'ignored' | 'question'): void {
    for (let one = 0; one < grid.width; one += 1) out.claim(row, one, role);
  }

  function tellRow(row: number, kind: PartKind, text: string): void {
    out.part(kind, { top: row, bottom: row, left: 0, right: grid.width - 1 }, text);
  }

  function dateAt(row: number, day: DayText | undefined, title: TitleDates): LocalDate | undefined {
    if (day?.day === undefined) return askedAt(row, 'noDates');
    const reading = resolveDates([day], title, answered ?? nearIn(options));
    if (reading.kind === 'read') return reading.dates[0];
    const { reason, suggestion } = reading;
    if (reason === 'weekdays' || reason === 'noDates') return askedAt(row, reason, suggestion);
    if (answered !== undefined) return suggestion ?? askedAt(row, reason);
    askDate(dateKey, row, reason, suggestion);
    return undefined;
  }

  /** A date that cannot be read is asked for its row alone. */
  function askedAt(row: number, reason: DatesReason, suggestion?: LocalDate): LocalDate | undefined {
    const key = addressOf(row, columns.date);
    const own = answeredDate(options, key);
    if (own === undefined) askDate(key, row, reason, suggestion);
    return own;
  }

  function askDate(key: string, row: number, reason: DatesReason, suggestion: LocalDate | undefined): void {
    const text = grid.text(row, columns.date);
    const asked = { kind: 'dates' as const, reason, key, text };
    out.ask(suggestion === undefined ? asked : { ...asked, suggestion }, [addressOf(row, columns.date)]);
  }

  function readRow(row: number, label: PersonLabel, date: LocalDate | undefined): void {
    const answer = answers.get(nameKey(label.name || label.code || ''));
    if (answer?.kind === 'ignored') return claimAll(row, 'ignored');
    if (date === undefined) return claimAll(row, 'question');
    const person = register.personOf(
      answer?.kind === 'named' ? { ...label, name: answer.name.trim() } : label,
      undefined,
    );
    out.days.add(date);
    const first = out.people[person]!;
    const owner: Owner = {
      person,
      date,
      ...(label.department !== undefined && label.department !== first.department && { department: label.department }),
      ...(label.job !== undefined && label.job !== first.job && { job: label.job }),
    };
    const extras: Extras = {};
    for (const [one, kind] of head.kinds) {
      if (kind === 'note' && grid.cell(row, one) !== null) extras.note = grid.text(row, one).replaceAll('\n', ' ');
      const minutes = kind === 'break' ? breakMinutes(grid, row, one) : undefined;
      if (minutes !== undefined) extras.breakMinutes = minutes;
    }
    const { from, to, shift } = columns;
    if (from !== undefined && to !== undefined && grid.cell(row, from) !== null && grid.cell(row, to) !== null)
      readPair(grid, [row, from], [row, to], owner, entries, extras);
    else
      for (const one of [from, to, shift])
        if (one !== undefined && grid.cell(row, one) !== null) entries.cell(owner, [[row, one]], extras);
    for (const [one, kind] of head.kinds) out.claim(row, one, roleOf(kind));
  }
}
