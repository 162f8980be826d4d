import { expect, it } from 'vitest';
import type { DeclaredPart } from './declared';
import { byUrgency, stretchOf } from './on-duty.rules';

const at = (time: string) => {
  const [hour, minute] = time.replace('+', '').split(':').map(Number) as [number, number];
  return (hour + (time.startsWith('+') ? 24 : 0)) * 3600 + minute * 60;
};
const work = (from: string, to: string): DeclaredPart => ({
  kind: 'work',
  type: 'Regular',
  start: at(from),
  end: at(to),
  breakMinutes: 0,
});
const overtime = (from: string, to: string): DeclaredPart => ({ kind: 'overtime', start: at(from), end: at(to) });
const split = [work('11:00', '15:00'), work('19:00', '23:00')];

it.each<[string, string, DeclaredPart[], string | undefined]>([
  ['the shift, early', '06:50', [work('07:00', '15:00')], '07:00'],
  ['the shift, late', '08:10', [work('07:00', '15:00')], '07:00'],
  ['the first part of a split shift', '11:05', split, '11:00'],
  ['the second part of a split shift', '18:55', split, '19:00'],
  ['the overtime after midnight', '+00:05', [work('16:00', '+00:00'), overtime('+00:00', '+02:00')], '+00:00'],
  ['nothing at the declared end', '15:00', [work('07:00', '15:00')], undefined],
  ['the shift, four hours early', '03:00', [work('07:00', '15:00')], '07:00'],
  ['the nearest of two that overlap', '18:00', [overtime('10:00', '23:00'), work('17:00', '23:00')], '17:00'],
  ['nothing after the declared end', '15:30', [work('07:00', '15:00')], undefined],
  ['nothing hours before it', '01:00', [work('07:00', '15:00')], undefined],
  ['nothing on a rest day', '09:00', [{ kind: 'rest' }], undefined],
])('who clocks in works on %s', (_, since, parts, begins) => {
  expect(stretchOf(at(since), parts)?.start).toBe(begins === undefined ? undefined : at(begins));
});

it('lists who is missing or not declared first, then cards to look at, each by name', () => {
  const on = (name: string, more: object = {}) =>
    ({ name, isMissing: false, isUndeclared: false, card: 'accepted', ...more }) as unknown as Parameters<
      typeof byUrgency
    >[0][number];
  const people = [
    on('Ωραία'),
    on('Άννα'),
    on('Ζωή', { card: 'refused' }),
    on('Βάσω', { card: 'none' }),
    on('Χαρά', { isUndeclared: true }),
    on('Φανή', { isMissing: true }),
    on('Ψηλή', { isMissing: true, isUndeclared: true }),
  ];
  expect(byUrgency(people).map(({ name }) => name)).toEqual(['Φανή', 'Χαρά', 'Ψηλή', 'Βάσω', 'Ζωή', 'Άννα', 'Ωραία']);
});
