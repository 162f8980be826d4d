import { expect, it } from 'vitest';
import { type Cell, readRosterSheet } from './index';

const text = (written: string): Cell => ({ kind: 'text', text: written });

it('times of a spreadsheet that carry its day 0 are times', () => {
  const at = (minutes: number): Cell => ({ kind: 'date', date: '1899-12-30', minutes });
  const rows = [
    [text('Name'), text('16/11/2026'), null, text('17/11/2026'), null, text('18/11/2026'), null],
    [null, ...['In', 'Out', 'In', 'Out', 'In', 'Out'].map(text)],
    [text('Lee Min'), at(480), at(960), at(1380), at(420)],
  ];

  expect(readRosterSheet({ rows }).shifts).toMatchObject([
    { date: '2026-11-16', from: 480, to: 960, cells: ['B3', 'C3'] },
    { date: '2026-11-17', from: 1380, to: 1860, cells: ['D3', 'E3'] },
  ]);
});

it('a date where times should be proposes them, with and without midnight', () => {
  const days = ['16/11/2026', '17/11/2026', '18/11/2026'].map(text);
  const slips: Cell[] = [
    { kind: 'date', date: '2026-12-08' },
    { kind: 'date', date: '2026-12-08', minutes: 0 },
  ];
  const { questions } = readRosterSheet({
    rows: [
      [text('Name'), ...days],
      [text('Lee Min'), ...slips],
    ],
  });

  for (const question of questions)
    expect(question).toMatchObject({
      reason: 'dateInsteadOfTimes',
      suggestion: { kind: 'shift', spans: [{ from: 480, to: 720 }] },
    });
});

it('a merged value counts for each day and each person it covers', () => {
  const rows = [
    [text('Name'), ...['16/11/2026', '17/11/2026', '18/11/2026'].map(text)],
    [text('Lee Min'), text('AL'), null, text('8-16')],
    [text('Cruz Ana'), null, null, text('8-16')],
  ];
  const { leaves } = readRosterSheet({ rows, merged: [{ top: 1, left: 1, bottom: 2, right: 2 }] });

  expect(leaves.map(({ person, date, cells }) => `${person} ${date} ${cells.join()}`)).toEqual([
    '0 2026-11-16 B2',
    '0 2026-11-17 B2',
    '1 2026-11-16 B2',
    '1 2026-11-17 B2',
  ]);
});
