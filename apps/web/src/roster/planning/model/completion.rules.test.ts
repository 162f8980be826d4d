import { expect, it } from 'vitest';
import { completed, completions, type KnownCode } from './completion.rules';

const codes: KnownCode[] = [
  { code: 'E10', name: 'Early, terrace', times: '06:00–14:00' },
  { code: 'E1', name: 'Early', times: '07:00–15:00' },
  { code: 'N', name: 'Night', times: '23:00–07:00' },
  { code: 'Π', name: 'Πρωί, κουζίνα', times: '06:30–14:30' },
  { code: 'off', name: 'Day off', times: '' },
  { code: 'ΑΔΓΑΜ', name: 'Marriage leave', times: '' },
  { code: 'ΑΔΕΞ', name: 'Exam leave', times: '' },
];
const found = (text: string) => completions(text, codes).map(({ code }) => code);

it.each([
  ['e', ['E10', 'E1', 'ΑΔΕΞ']],
  ['e1', ['E1', 'E10']],
  ['Ε1', ['E1', 'E10']],
  ['terr', ['E10']],
  ['κουζ', ['Π']],
  ['αδ', ['ΑΔΓΑΜ', 'ΑΔΕΞ']],
  ['marr', ['ΑΔΓΑΜ']],
  ['leave', ['ΑΔΓΑΜ', 'ΑΔΕΞ']],
  ['8-16', []],
  ['E1/n', ['N']],
  ['E1/off', []],
  ['8-12/', ['E10', 'E1', 'N', 'Π']],
])('%s may become %o', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

it('offers everything while nothing is typed', () => {
  expect(found('')).toEqual(codes.map(({ code }) => code));
});

it('completes the last part', () => {
  expect([completed('e', 'E1'), completed('8-12/e', 'E1'), completed('', 'off')]).toEqual(['E1', '8-12/E1', 'off']);
});
