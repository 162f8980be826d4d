import { expect, it } from 'vitest';
import { fallenNotice } from './fallen-notice.rules';

const fallen = { employeeId: 7, name: 'Μάνου Θάλεια', month: '2030-06', hotel: 'Asterion', sources: [] as string[] };

it('tells the employee whose own sheet it is', () => {
  const notice = fallenNotice(9, true, fallen);
  expect(notice).toMatchObject({ on: 'always', to: 9, by: [] });
  expect(notice.subject).toBe('The figures in your time sheet for 2030-06 have changed');
  expect(notice.lines[0]).toBe(
    'You signed your time sheet for 2030-06 at Asterion. The figures have changed, so your signature no longer applies.',
  );
  expect(notice.links).toEqual([{ path: '/my-time?month=2030-06', text: 'My time' }]);
  expect(notice.greek?.subject).toBe('Άλλαξαν τα στοιχεία του φύλλου ωρών σας για 2030-06');
  expect(notice.greek?.links).toEqual([{ path: '/my-time?month=2030-06', text: 'Ο χρόνος μου' }]);
});

it('tells who approved the sheet of somebody, and leads to it', () => {
  const notice = fallenNotice(9, false, fallen);
  expect(notice.subject).toBe('The figures in the time sheet of Μάνου Θάλεια for 2030-06 have changed');
  expect(notice.links).toEqual([{ path: '/timesheets?month=2030-06&sheet=7', text: 'Open the time sheet' }]);
  expect(notice.greek?.subject).toBe('Άλλαξαν τα στοιχεία του φύλλου ωρών: Μάνου Θάλεια, για 2030-06');
  expect(notice.greek?.links).toEqual([{ path: '/timesheets?month=2030-06&sheet=7', text: 'Άνοιγμα του φύλλου ωρών' }]);
});

it('says once what changed', () => {
  const sources = ['shifts', 'clock_policies', 'former_clock_policies', 'moon_phases'];
  const notice = fallenNotice(9, true, { ...fallen, sources });
  expect(notice.lines[0]).toMatch(/ What changed: the roster, the clock policy, related data\.$/);
  expect(notice.greek?.lines[0]).toMatch(/ Τι άλλαξε: το πρόγραμμα, οι κανόνες κάρτας, σχετικά στοιχεία\.$/);
});
