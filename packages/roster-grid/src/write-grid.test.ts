import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRosterSheet, writeGrid } from './index';
import { anyRoster } from './test/any-roster';

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

it('a reading that is written and read again says the same', () => {
  fc.assert(
    fc.property(anyRoster, (roster) => {
      const once = readRosterSheet(writeGrid(roster));
      const again = readRosterSheet(writeGrid(once));

      expect(again).toEqual(once);
    }),
  );
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
