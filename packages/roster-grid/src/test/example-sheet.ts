import type { Answers, Cell, CodeMeaning, PersonAnswer, Range, ReadOptions, Sheet, Span } from '../index';

/** An example of the test folder: a sheet as a text table, how it is read, and what should be read from it. */
export interface ExampleSheet {
  sheet: Sheet;
  options: ReadOptions;
  expected: string;
}

/**
 * Reads an example: lines of settings (`near`, `name`, `merged`, `code`, `person`, `date`), a table with `|` between
 * cells (`#8.5` a number, `@2026-11-16` a date, `@08:00` a time, `\n` a new line), `---`, the expected reading.
 */
export function exampleSheet(text: string): ExampleSheet {
  const [before = '', expected = ''] = text.split(/^---\n/m);
  const lines = before.trimEnd().split('\n');
  const settings = lines.filter((line) => !line.startsWith('|') && line !== '');
  const rows = lines.filter((line) => line.startsWith('|')).map((line) => line.split('|').slice(1, -1).map(cellOf));
  const sheet: { rows: Cell[][]; name?: string; merged: Range[] } = { rows, merged: [] };
  const answers = {
    codes: {} as Record<string, CodeMeaning>,
    people: {} as Record<string, PersonAnswer>,
    dates: {} as Record<string, string>,
  };
  const options: { near?: string; answers: Answers } = { answers };
  for (const line of settings) {
    const [, kind = '', value = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    const [key = '', answer = ''] = value.split(' = ');
    if (kind === 'near') options.near = value;
    if (kind === 'name') sheet.name = value;
    if (kind === 'merged') sheet.merged.push(...value.split(' ').map(rangeOf));
    if (kind === 'code') answers.codes[key] = meaningOf(answer);
    if (kind === 'person') answers.people[key] = personOf(answer);
    if (kind === 'date') answers.dates[key] = answer;
  }
  return { sheet, options, expected };
}

function cellOf(written: string): Cell {
  const text = written.trim().replaceAll('\\n', '\n');
  if (text === '') return null;
  if (/^#-?[\d.]+$/.test(text)) return { kind: 'number', number: Number(text.slice(1)) };
  if (/^@\d+:\d+$/.test(text)) return { kind: 'date', minutes: minutesOf(text.slice(1)) };
  if (/^@\d{4}-/.test(text)) return { kind: 'date', date: text.slice(1) };
  return { kind: 'text', text };
}

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const spanOf = (text: string): Span => {
  const [from = 0, to = 0] = text.split('-').map(minutesOf);
  return { from, to: to > from ? to : to + 1440 };
};

function meaningOf(text: string): CodeMeaning {
  if (text === 'dayOff' || text === 'note' || text === 'ignored') return { kind: text };
  if (text === 'annual' || text === 'sickness' || text === 'unpaid' || text === 'other')
    return { kind: 'leave', leave: text };
  return { kind: 'shift', spans: text.split(' ').map(spanOf) };
}

function personOf(text: string): PersonAnswer {
  if (text === 'one' || text === 'several' || text === 'department' || text === 'ignored') return { kind: text };
  return { kind: 'named', name: text };
}

function rangeOf(address: string): Range {
  const [first = '', last = first] = address.split(':');
  const at = (cell: string) => {
    const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    return [Number(digits) - 1, column] as const;
  };
  const [top, left] = at(first);
  const [bottom, right] = at(last);
  return { top, left, bottom, right };
}
