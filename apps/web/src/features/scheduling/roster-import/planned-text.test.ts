import { expect, it } from 'vitest';
import { plannedText } from './planned-text';

const hours = { from: '07:00', to: '15:00', type: 'Regular' };

it('work is its hours, with its type if it is a special one', () => {
  expect(plannedText(hours)).toBe('07:00–15:00');
  expect(plannedText({ ...hours, type: 'Overtime' })).toBe('07:00–15:00 Overtime');
  expect(plannedText({ type: 'DayOff' })).toBe('Day off');
});

it('where and as what it is worked comes after the hours, then what it is charged to, its break and its notes', () => {
  expect(plannedText({ ...hours, department: 'Pool Bar' })).toBe('07:00–15:00, Pool Bar');
  const place = { department: 'Pool Bar', workCentre: 'Terrace', jobTitle: 'Barista', costPlace: '4300' };
  expect(plannedText({ ...hours, type: 'Overtime', ...place, breakMinutes: 30, notes: 'Keys' })).toBe(
    '07:00–15:00 Overtime, Pool Bar, Terrace, Barista, charged to 4300, 30 min break, “Keys”',
  );
  expect(plannedText({ ...hours, breakMinutes: 0 })).toBe('07:00–15:00, no break');
});
