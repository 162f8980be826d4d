import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridWords, readRosterSheet, writeGrid } from './index';
import { anyRoster } from './test/any-roster';
import { exampleSheet } from './test/example-sheet';

it('a roster that is written as a grid is read again without a question', () => {
  fc.assert(
    fc.property(anyRoster, (roster) => {
      const reading = readRosterSheet(writeGrid(roster));

      expect(reading.questions).toEqual([]);
      expect(reading.days).toEqual(roster.days);
      expect(reading.people).toEqual(roster.people);
      expect(bare(reading.shifts)).toEqual(bare(roster.shifts));
      expect(bare(reading.daysOff)).toEqual(bare(roster.daysOff));
      expect(bare(reading.leaves)).toEqual(bare(roster.leaves));
    }),
    { numRuns: 300 },
  );
});

it('a roster in English is read again as well', () => {
  fc.assert(
    fc.property(anyRoster, (roster) => {
      const reading = readRosterSheet(writeGrid(roster, gridWords.en));

      expect(reading.questions).toEqual([]);
      expect(bare(reading.shifts)).toEqual(bare(roster.shifts));
      expect(bare(reading.daysOff)).toEqual(bare(roster.daysOff));
      expect(bare(reading.leaves)).toEqual(bare(roster.leaves));
    }),
    { numRuns: 200 },
  );
});

it('a reading that is written and read again says the same', () => {
  fc.assert(
    fc.property(anyRoster, (roster) => {
      const once = readRosterSheet(writeGrid(roster));
      const again = readRosterSheet(writeGrid(once));

      expect(again).toEqual(once);
    }),
  );
});

describe('what was read from an example sheet is written and read again', () => {
  const folder = new URL('test/sheets/', import.meta.url);
  // Two people of one name, and work over other work, have to be asked again.
  const names = readdirSync(folder).filter(
    (name) => !['same-name-answered.txt', 'planned-and-worked-lines.txt'].includes(name),
  );

  it.each(names)('%s', (name) => {
    const { sheet, options } = exampleSheet(readFileSync(new URL(name, folder), 'utf8'));
    const once = readRosterSheet(sheet, options);
    const again = readRosterSheet(writeGrid(once), options);

    if (once.days.length < 2) return;
    expect(again.people).toEqual(once.people);
    expect(bare(again.shifts)).toEqual(bare(once.shifts));
    expect(bare(again.daysOff)).toEqual(bare(once.daysOff));
    expect(bare(again.leaves)).toEqual(bare(once.leaves));
  });
});

/** What was planned, whatever the order, the cells and the codes. */
const bare = (entries: readonly object[]): string[] =>
  entries
    .map((entry) =>
      JSON.stringify(
        Object.entries(entry)
          .filter(([key]) => key !== 'cells' && key !== 'code')
          .sort(),
      ),
    )
    .sort();
