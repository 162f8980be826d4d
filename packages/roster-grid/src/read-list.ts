import type { LocalDate } from '@horae/local-time/local-date';
import { addressOf } from './address';
import { answeredDate, nearIn } from './answered-dates';
import { answeredPeople } from './answered-people';
import { claimLegend } from './claim-legend';
import { answeredCodes, spellingsIn } from './code-book';
import type { Collector } from './collector';
import { breakMinutes, readPair } from './day-cells';
import { dayText } from './day-text';
import { type Extras, entriesFor, type Owner } from './entries';
import { nameKey } from './fold';
import type { Grid } from './grid';
import type { PersonLabel } from './grid-lines';
import type { ColumnKind } from './heading-words';
import { findLegend } from './legend';
import { isTotalLabel } from './line-words';
import type { ListHead } from './list-head';
import { peopleRegister } from './people-register';
import type { PartKind, ReadOptions } from './reading';
import { resolveDates } from './resolve-dates';
import { type TitleDates, titleDates } from './title-dates';
import { textsOf } from './title-rows';

const parts: Readonly<Partial<Record<ColumnKind, PartKind>>> = {
  name: 'names',
  surname: 'surnames',
  firstName: 'firstNames',
  code: 'codes',
  job: 'jobs',
  department: 'departments',
  date: 'dates',
  from: 'times',
  to: 'times',
  shift: 'times',
  break: 'breaks',
  total: 'totalsColumn',
  note: 'notes',
};

/** Reads a list: a shift a line. Empty names and dates repeat those above. */
export function readList(
  grid: Grid,
  head: ListHead,
  name: string | undefined,
  options: ReadOptions,
  out: Collector,
): void {
  const column = (kind: ColumnKind) => [...head.kinds].find(([, one]) => one === kind)?.[0];
  const columns = { date: column('date')!, from: column('from'), to: column('to'), shift: column('shift') };
  const isRow = (row: number) => row > head.row && grid.cell(row, columns.date) !== null;
  const legend = findLegend(grid, (row) => row === head.row || isRow(row));
  claimLegend(legend, out);
  const entries = entriesFor(
    grid,
    { answers: answeredCodes(options.answers), legend: legend.entries, spellings: spellingsIn(grid) },
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
  tellParts(grid, head, out);
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
    const own = labelAt(grid, head, row);
    if (own) label = own;
    const cell = grid.cell(row, columns.date);
    const day = dayText(cell, monthFirst);
    const isDay = day?.day !== undefined;
    if (cell === null ? date === undefined : !isDay) {
      tellRow(row, 'notes', texts[0]!);
      claimAll(row, 'note');
      continue;
    }
    const places = [columns.from, columns.to, columns.shift].filter(
      (one) => one !== undefined && grid.cell(row, one) !== null,
    );
    if (places.length === 0 || !label) {
      claimAll(row, label ? 'ignored' : 'note');
      continue;
    }
    if (isDay) date = dateAt(row, day, titles);
    readRow(row, label, date);
  }

  function claimAll(row: number, role: 'total' | 'note' | 'ignored' | 'question'): void {
    for (let one = 0; one < grid.width; one += 1) out.claim(row, one, role);
  }

  function tellRow(row: number, kind: PartKind, text: string): void {
    out.part(kind, { top: row, bottom: row, left: 0, right: grid.width - 1 }, text);
  }

  function dateAt(row: number, day: NonNullable<ReturnType<typeof dayText>>, title: TitleDates): LocalDate | undefined {
    const reading = resolveDates([day], title, answered ?? nearIn(options));
    if (reading.kind === 'read') return reading.dates[0];
    const { reason, suggestion } = reading;
    if (answered !== undefined) return suggestion ?? answered;
    const text = grid.text(row, columns.date);
    const asked = {
      kind: 'dates' as const,
      reason,
      key: dateKey,
      text,
      ...(suggestion !== undefined && { suggestion }),
    };
    out.ask(asked, [addressOf(row, columns.date)]);
    return undefined;
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

const roleOf = (kind: ColumnKind) => {
  if (kind === 'date') return 'head';
  if (kind === 'note' || kind === 'break') return 'note';
  if (kind === 'total') return 'total';
  return ['name', 'surname', 'firstName', 'code', 'job', 'department'].includes(kind) ? 'person' : 'ignored';
};

function labelAt(grid: Grid, head: ListHead, row: number): PersonLabel | undefined {
  const text = (kind: ColumnKind) => {
    const column = [...head.kinds].find(([, one]) => one === kind)?.[0];
    return column === undefined || grid.cell(row, column) === null
      ? undefined
      : grid.text(row, column).replaceAll('\n', ' ');
  };
  const [surname, firstName, code, job, department] = (
    ['surname', 'firstName', 'code', 'job', 'department'] as const
  ).map(text);
  const parts = [...head.kinds]
    .filter(([, kind]) => kind === 'surname' || kind === 'firstName')
    .map(([column]) => grid.text(row, column));
  const name = text('name') ?? parts.filter((part) => part !== '').join(' ');
  if (name === '' && code === undefined) return undefined;
  return {
    name,
    ...(surname !== undefined && { surname }),
    ...(firstName !== undefined && { firstName }),
    ...(code !== undefined && { code }),
    ...(job !== undefined && { job }),
    ...(department !== undefined && { department }),
  };
}

/** Dates are month first when some date can only be read so and none only the other way. */
function isMonthFirst(grid: Grid, head: number, column: number): boolean {
  let monthFirst = false;
  for (let row = head + 1; row < grid.height; row += 1) {
    const [, first, second] = /^(\d{1,2})[/.-](\d{1,2})(?!\d)/.exec(grid.text(row, column)) ?? [];
    if (grid.cell(row, column)?.kind !== 'text' || first === undefined) continue;
    if (Number(first) > 12) return false;
    if (Number(second) > 12) monthFirst = true;
  }
  return monthFirst;
}

function tellParts(grid: Grid, head: ListHead, out: Collector): void {
  const bottom = grid.height - 1;
  if (head.row >= 0) out.part('head', { top: head.row, bottom: head.row, left: 0, right: grid.width - 1 });
  if (head.row > 0) out.part('titles', { top: 0, bottom: head.row - 1, left: 0, right: grid.width - 1 });
  if (bottom <= head.row) return;
  for (const [column, kind] of head.kinds)
    out.part(
      parts[kind] ?? 'ignoredColumn',
      { top: head.row + 1, bottom, left: column, right: column },
      head.headings.get(column),
    );
}
