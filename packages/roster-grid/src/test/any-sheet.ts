import * as fc from 'fast-check';
import type { Cell, Range, Sheet } from '../index';

const words = [
  'Ονοματεπώνυμο',
  'Name',
  'Κωδ.',
  'Ειδικότητα',
  'Σύνολο',
  'Total',
  'ΡΕΠΟ',
  'OFF',
  'Ρ',
  'P',
  'X',
  '-',
  'Π',
  'Α',
  'ΑΔ',
  'AL',
  'ΑΣΘ',
  '8-16',
  '8-12/18-22',
  '23-7',
  '8',
  '8.30-16.30',
  '9-5',
  '24-8',
  '8-16+2',
  "8-16 (30')",
  '8-16 bar',
  '7am-3pm',
  '08:00',
  '16:00',
  'Π = 07-15',
  'E1: 8-16, E2: 16-24',
  'Υπόμνημα',
  'Legend',
  'Υποδοχή',
  'KITCHEN',
  'Παπαδόπουλος Νίκος',
  'Smith John',
  'Δευ',
  'Mon',
  'Δ',
  'Τ',
  'Δευ 16',
  'Tue 17',
  '16/11',
  '17/11',
  '18/11',
  '16-11',
  'Νοέμβριος 2026',
  'Week 47',
  'Από',
  'Έως',
  'From',
  'To',
  'Date',
  'Ημερομηνία',
  'Βάρδια',
  'Start',
  'End',
  '*',
  '...',
  '8-16\n18-22',
  '=',
  ':',
  '101',
  'HΚ001',
  'ΑΔΕΙΑ ΓΑΜΟΥ',
  '31/2',
  '29/2',
  'Π/Α',
];

const cell: fc.Arbitrary<Cell> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 6, arbitrary: fc.constantFrom(...words).map((text): Cell => ({ kind: 'text', text })) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }).map((text): Cell => ({ kind: 'text', text })),
  },
  { weight: 1, arbitrary: fc.stringMatching(/^[0-9:./+\- amp]{1,10}$/).map((text): Cell => ({ kind: 'text', text })) },
  {
    weight: 1,
    arbitrary: fc
      .oneof(fc.integer({ min: -5, max: 60 }), fc.double({ noNaN: true }), fc.integer({ min: 45_900, max: 46_500 }))
      .map((number): Cell => ({ kind: 'number', number })),
  },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 1440 }).map((minutes): Cell => ({ kind: 'date', minutes })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('2026-11-16', '2026-11-17', '2026-12-08').map((date): Cell => ({ kind: 'date', date })),
  },
);

const range: fc.Arbitrary<Range> = fc
  .tuple(fc.nat(9), fc.nat(9), fc.nat(3), fc.nat(3))
  .map(([top, left, height, width]) => ({ top, left, bottom: top + height, right: left + width }));

const merged = fc.array(range, { maxLength: 3 });

/** Sheets of any cells. */
export const anySheet: fc.Arbitrary<Sheet> = fc.record({
  rows: fc.array(fc.array(cell, { maxLength: 10 }), { maxLength: 12 }),
  merged,
});

const heads: readonly (readonly string[])[] = [
  ['16/11', '17/11', '18/11', '19/11', '20/11', '21/11', '22/11'],
  ['Δευ 16', 'Τρι 17', 'Τετ 18', 'Πεμ 19', 'Παρ 20', 'Σαβ 21', 'Κυρ 22'],
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  ['28', '29', '30', '31', '1', '2', '3'],
  ['16.11.2026', '', '17.11.2026', '', '18.11.2026', '', '19.11.2026'],
];

/** Sheets with a head and lines of people, and anything in their cells. */
export const gridLikeSheet: fc.Arbitrary<Sheet> = fc
  .record({
    title: fc.option(fc.constantFrom('Νοέμβριος 2026', 'Week 47', 'Πρόγραμμα', '16-22/11/2026'), { nil: undefined }),
    head: fc.constantFrom(...heads),
    names: fc.array(
      fc.option(fc.constantFrom('Παπαδόπουλος Νίκος', 'Smith John', 'Γεωργίου Ελένη', 'Bar', 'Σύνολο'), {
        nil: undefined,
      }),
      { maxLength: 8 },
    ),
    body: fc.array(fc.array(cell, { maxLength: 9 }), { minLength: 8, maxLength: 8 }),
    merged: fc.option(merged, { nil: undefined }),
  })
  .map(({ title, head, names, body, merged }) => {
    const text = (value: string | undefined): Cell => (value ? { kind: 'text', text: value } : null);
    const rows = [
      [text(title)],
      [
        text('Name'),
        ...head.map((day): Cell => (/^\d+$/.test(day) ? { kind: 'number', number: Number(day) } : text(day))),
      ],
      ...names.map((name, index) => [text(name), ...(body[index] ?? [])]),
    ];
    return merged ? { rows, merged } : { rows };
  });

/** Lists with headings, and anything in their cells. */
export const listLikeSheet: fc.Arbitrary<Sheet> = fc
  .record({
    title: fc.option(fc.constantFrom('Νοέμβριος 2026', 'Rota'), { nil: undefined }),
    body: fc.array(fc.tuple(fc.constantFrom('Smith John', 'Γεωργίου Ελένη', ''), cell, cell, cell, cell), {
      maxLength: 8,
    }),
  })
  .map(({ title, body }) => {
    const text = (value: string | undefined): Cell => (value ? { kind: 'text', text: value } : null);
    const rows = [
      [text(title)],
      ['Name', 'Date', 'From', 'To', 'Notes'].map(text),
      ...body.map(([name, ...cells]) => [text(name), ...cells]),
    ];
    return { rows };
  });
