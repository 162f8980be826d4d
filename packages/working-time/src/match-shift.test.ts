import { describe, expect, it } from 'vitest';
import { matchShift } from './match-shift';

const at = (text: string) => Date.parse(`2026-11-${text.replace(' ', 'T')}+02:00`);
const shift = (id: number, from: string, to: string) => ({ id, from: at(from), to: at(to) });
const early = shift(1, '02 07:00', '02 15:00');
const late = shift(2, '02 15:00', '02 23:00');

const matched = (from: string, to: string | null, shifts = [early], within = 120) =>
  matchShift(at(from), to === null ? null : at(to), shifts, within)?.id ?? null;

describe('the shift that work belongs to', () => {
  it.each<[string, number | null, Parameters<typeof matched>]>([
    ['work within it', 1, ['02 07:10', '02 14:50']],
    ['work that ends two hours before it, the furthest allowed', 1, ['02 03:00', '02 05:00']],
    ['not work that ends a minute earlier', null, ['02 03:00', '02 04:59']],
    ['work that starts two hours after it, the furthest allowed', 1, ['02 17:00', '02 20:00']],
    ['not work that starts a minute later', null, ['02 17:01', '02 20:00']],
    ['work that started long before it and lasts into it', 1, ['02 00:00', '02 07:30']],
    ['someone still at work who came two hours before it', 1, ['02 05:00', null]],
    ['not someone still at work who came a minute earlier', null, ['02 04:59', null]],
    ['someone still at work who came in its last hour', 1, ['02 14:30', null]],
    ['nothing without shifts', null, ['02 07:00', '02 15:00', []]],
  ])('%s', (_, id, given) => {
    expect(matched(...given)).toBe(id);
  });

  it.each([
    ['in the order of the day', [early, late]],
    ['in reverse order', [late, early]],
  ])('is the nearer of two by start and end together, given %s', (_, shifts) => {
    expect(matched('02 10:59', '02 18:59', shifts)).toBe(1);
    expect(matched('02 11:01', '02 19:01', shifts)).toBe(2);
    expect(matched('02 14:00', '02 15:30', shifts)).toBe(1);
  });

  it.each([
    ['in the order of the day', [early, late]],
    ['in reverse order', [late, early]],
  ])('is the earlier of two that are equally near, given %s', (_, shifts) => {
    expect(matched('02 11:00', '02 19:00', shifts)).toBe(1);
    expect(matched('02 11:00', null, shifts, 240)).toBe(1);
  });

  it('is the first in the list of two that start together and are equally near', () => {
    const long = shift(3, '02 07:00', '02 17:00');

    expect(matched('02 07:00', '02 16:00', [early, long])).toBe(1);
    expect(matched('02 07:00', '02 16:00', [long, early])).toBe(3);
  });

  it('goes only by the start while somebody is at work, however long the shift', () => {
    const allDay = shift(3, '02 06:00', '03 06:00');

    expect(matched('02 06:29', null, [early, allDay])).toBe(3);
    expect(matched('02 06:31', null, [allDay, early])).toBe(1);
  });

  it('goes by dates of neither: a night belongs to the shift of the evening before', () => {
    const nights = [shift(3, '02 23:00', '03 07:00'), shift(4, '03 23:00', '04 07:00')];

    expect(matched('03 00:20', '03 07:05', nights)).toBe(3);
    expect(matched('03 22:40', '04 06:10', nights)).toBe(4);
  });
});
