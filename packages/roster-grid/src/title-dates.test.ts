import { describe, expect, it } from 'vitest';
import { titleDates } from './title-dates';

describe('what titles say of the period', () => {
  it.each([
    ['16/11/2026 - 22/11/2026', { day: 16, month: 11, year: 2026 }],
    ['ΑΠΟ 16/11 ΕΩΣ 22/11/2026', { day: 16, month: 11, year: 2026 }],
    ['16-22/11/2026', { day: 16, month: 11, year: 2026 }],
    ['30-6/12/2026', { day: 30, month: 11, year: 2026 }],
    ['28-3/1/2027', { day: 28, month: 12, year: 2026 }],
    ['28/12 - 3/1/2027', { day: 28, month: 12, year: 2026 }],
    ['ΕΒΔΟΜΑΔΑ 16 - 22 ΝΟΕΜΒΡΙΟΥ 2026', { day: 16, month: 11, year: 2026 }],
    ['16 έως 22 Νοεμβρίου', { day: 16, month: 11 }],
    ['30 Νοεμβρίου - 6 Δεκεμβρίου 2026', { day: 30, month: 11, year: 2026 }],
    ['28 Δεκεμβρίου 2026 έως 3 Ιανουαρίου 2027', { day: 28, month: 12, year: 2026 }],
    ['28 December - 3 January 2027', { day: 28, month: 12, year: 2026 }],
    ['30-6 Δεκεμβρίου 2026', { day: 30, month: 11, year: 2026 }],
    ['Week of 16th November 2026', { day: 16, month: 11, year: 2026 }],
    ['2026-11-16', { day: 16, month: 11, year: 2026 }],
    ['ΝΟΕΜΒΡΙΟΣ 2026', undefined],
    ['Πρόγραμμα εργασίας', undefined],
  ])('begins: %s', (text, start) => expect(titleDates([text]).start).toEqual(start));

  it('finds months, years and weeks', () => {
    expect(titleDates(['Νοέμβριος - Δεκέμβριος 2026'])).toMatchObject({ months: [11, 12], years: [2026] });
    expect(titleDates(['11/2026'])).toMatchObject({ months: [11], years: [2026] });
    expect(titleDates(['Rota, week 47'])).toMatchObject({ week: 47 });
    expect(titleDates(['ΕΒΔΟΜΑΔΑ 47'])).toMatchObject({ week: 47 });
    expect(titleDates(['Hotel Aegean, since 1987'])).toEqual({ months: [], years: [] });
  });

  it('takes the nearest title first', () =>
    expect(titleDates(['23-29/11', '16-22/11/2026']).start).toEqual({ day: 23, month: 11 }));
});
