import { expect, it } from 'vitest';
import { isRosterHeading, layoutOf, UnreadColumns } from './layouts.rules';

it('matches the headings that hotels write', () => {
  const heading = ['Κωδ. εργαζ.', 'ΟΝΟΜΑΤΕΠΩΝΥΜΟ', 'Τμήμα', 'Ημ/νία', 'Από', 'Έως', 'Διάλ.', 'Παρατηρ.'];
  expect(layoutOf(heading)).toEqual({
    name: 'matched by headings',
    employeeCode: 'Κωδ. εργαζ.',
    employeeName: 'ΟΝΟΜΑΤΕΠΩΝΥΜΟ',
    department: 'Τμήμα',
    startDate: 'Ημ/νία',
    startTime: 'Από',
    endTime: 'Έως',
    breakMinutes: 'Διάλ.',
    comment: 'Παρατηρ.',
  });
});

it('takes start and end as moments where there is no day', () => {
  expect(layoutOf(['CODE', 'Έναρξη', 'Λήξη'])).toMatchObject({ start: 'Έναρξη', end: 'Λήξη' });
});

it('asks where the person or the hours are missing', () => {
  expect(() => layoutOf(['Ονοματεπώνυμο', 'Ημερομηνία', 'Από', 'Έως'])).toThrow(UnreadColumns);
  expect(() => layoutOf(['Κωδικός', 'Ημερομηνία', 'Από'])).toThrow(UnreadColumns);
});

it('keeps the known layouts', () => {
  const plain = ['employee code', 'name', 'department', 'start', 'end', 'type'];
  expect(layoutOf(plain).name).toBe('plain');
  expect([isRosterHeading('Meal Break (Mins)'), isRosterHeading('ΣΥΝΟΛΟ')]).toEqual([true, false]);
});
