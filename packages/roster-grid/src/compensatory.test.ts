import { describe, expect, it } from 'vitest';
import { readRosterSheet, readTyped, writeGrid } from './index';
import { gridWords } from './write-grid';

describe('a compensatory day off', () => {
  it.each(['comp', 'CO', 'Comp day', 'ΑΝΑΠΛ', 'αναπλ', 'Αναπλήρωση', 'ΑΝΑΠΛΗΡΩΣΗ', 'αναπληρωματική ανάπαυση'])(
    'is typed as %s',
    (text) => expect(readTyped(text)).toEqual({ kind: 'dayOff', isCompensatory: true }),
  );

  it.each(['off', 'ΡΕΠΟ', 'ανάπαυση'])('is not %s', (text) => expect(readTyped(text)).toEqual({ kind: 'dayOff' }));

  it.each(['el', 'en'] as const)('is written and read back beside an ordinary one, in %s', (language) => {
    const roster = {
      days: ['2030-06-03', '2030-06-04'],
      people: [{ name: 'Maria Ioannou', code: '7' }],
      shifts: [],
      daysOff: [
        { person: 0, date: '2030-06-03' },
        { person: 0, date: '2030-06-04', isCompensatory: true as const, note: 'Sunday' },
      ],
      leaves: [],
    };
    const { daysOff, questions } = readRosterSheet(writeGrid(roster, gridWords[language]));
    expect(questions).toEqual([]);
    expect(daysOff).toMatchObject([
      { date: '2030-06-03' },
      { date: '2030-06-04', isCompensatory: true, note: 'Sunday' },
    ]);
    expect(daysOff[0]).not.toHaveProperty('isCompensatory');
  });
});
