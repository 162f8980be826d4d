import { expect, it } from 'vitest';
import { type Cell, mostColumns, mostRows, readRosterSheet } from './index';

const text = (written: string): Cell => ({ kind: 'text', text: written });
const week = ['16/11/2026', '17/11/2026', '18/11/2026'].map(text);

it('an empty sheet has nothing to read', () =>
  expect(readRosterSheet({ rows: [] })).toMatchObject({ layout: 'none', people: [], questions: [], roles: [] }));

it('empty texts and spaces of every kind are empty cells', () => {
  const { roles } = readRosterSheet({ rows: [[text(''), text(' \u00a0\u200b'), null, text('a')]] });

  expect(roles).toEqual([[null, null, null, 'ignored']]);
});

it('tells when a sheet is larger than what is read', () => {
  const people = Array.from({ length: mostRows }, (_, row) => [text(`Person ${row}`), text('8-16')]);
  const { notices, roles } = readRosterSheet({ rows: [[text('Name'), ...week], ...people] });

  expect(notices).toContainEqual({ kind: 'tooLarge', cells: [] });
  expect(roles.length).toBe(mostRows);
  const wide = [text('Name'), ...week, ...Array.from({ length: mostColumns }, () => text('x'))];
  expect(readRosterSheet({ rows: [wide] }).notices).toContainEqual({ kind: 'tooLarge', cells: [] });
});

it('answers that are not of their kind count as not given', () => {
  const sheet = {
    rows: [
      [text('Name'), ...week],
      [text('Lee Min'), text('E1'), text('E1'), text('8-16')],
    ],
  };
  const codes = { E1: { kind: 'shift', spans: [{ from: 600, to: 540 }] } } as const;

  expect(readRosterSheet(sheet, { answers: { codes } }).questions).toHaveLength(1);
  expect(readRosterSheet(sheet, { answers: { codes: { e1: { kind: 'dayOff' } } } }).questions).toEqual([]);
});

it('a line that an answer leaves out is told', () => {
  const sheet = {
    rows: [
      [text('Name'), ...week],
      [text('Lee Min'), text('E1'), text('E1')],
    ],
  };
  const reading = readRosterSheet(sheet, { answers: { people: { 'lee min': { kind: 'ignored' } } } });

  expect(reading).toMatchObject({ people: [], questions: [], notices: [{ kind: 'leftOut', cells: ['A2'] }] });
});

it('a line that an answer calls a heading names the department of those below', () => {
  const rows = [[text('Name'), ...week], [text('Red Team')], [text('Lee Min'), text('8-16')]];
  const { people } = readRosterSheet({ rows }, { answers: { people: { 'Red Team': { kind: 'department' } } } });

  expect(people).toEqual([{ name: 'Lee Min', department: 'Red Team' }]);
});
