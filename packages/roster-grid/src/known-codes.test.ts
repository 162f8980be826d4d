import { describe, expect, it } from 'vitest';
import { knownMeaning, likelyMeaning, spellingOf, spreadMeaning } from './known-codes';

describe('codes that most hotels share', () => {
  it.each(['ΡΕΠΟ', 'ρεπό', 'Ρεπ.', 'Ρ', 'ρ.', 'OFF', 'Day off', 'D/O', 'R', 'ΑΝ', 'ΜΕ', 'PEΠO'])(
    '%s is a day off',
    (text) => expect(knownMeaning(text)).toEqual({ kind: 'dayOff' }),
  );

  it.each([
    ['ΑΔΕΙΑ', 'annual'],
    ['ΑΔ.', 'annual'],
    ['Κ.Α.', 'annual'],
    ['AL', 'annual'],
    ['Annual leave', 'annual'],
    ['ΑΣΘ.', 'sickness'],
    ['Ασθένεια', 'sickness'],
    ['SICK', 'sickness'],
    ['ΑΑ', 'unpaid'],
    ['Άδεια άνευ αποδοχών', 'unpaid'],
    ['άδεια γάμου', 'marriage'],
    ['ΑΔΓΟΝ', 'parental'],
  ])('%s is leave: %s', (text, leave) => expect(knownMeaning(text)).toEqual({ kind: 'leave', leave }));

  it.each(['P', 'AA', 'ME', 'X', '-', 'Π', 'Α', 'E1', 'ΑΡΓΙΑ', ''])('%s has to be asked', (text) =>
    expect(knownMeaning(text)).toBeUndefined(),
  );
});

it('the other alphabet is taken where the sheet has the code in its own', () => {
  expect(knownMeaning('P', new Set([spellingOf('Ρ')]))).toEqual({ kind: 'dayOff' });
  expect(knownMeaning('P', new Set([spellingOf('P')]))).toBeUndefined();
});

it.each(['-', 'X', 'P', 'ΑΡΓΙΑ'])('proposes a day off for %s', (text) =>
  expect(likelyMeaning(text)).toEqual({ kind: 'dayOff' }),
);

it('proposes what the code means in the other alphabet', () =>
  expect(likelyMeaning('AA')).toEqual({ kind: 'leave', leave: 'unpaid' }));

it('reads marks between the letters of a code', () => {
  expect(spreadMeaning('Κ/Α')).toEqual({ kind: 'leave', leave: 'annual' });
  expect(spreadMeaning('Ρ Ε Π Ο')).toEqual({ kind: 'dayOff' });
  expect(spreadMeaning('Π/Α')).toBeUndefined();
});
