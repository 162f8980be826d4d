import type { WishFields } from '@horae/contract/scheduling/roster-wishes.contract';
import { expect, it } from 'vitest';
import { closedBy } from './closed-days.rules';

const own = { deadlines: [{ firstDay: '2031-01-01', days: 7 }], today: '2031-05-05' };
const wish = (more: Partial<WishFields> = {}): WishFields => ({
  kind: 'off',
  firstDay: '2031-05-10',
  lastDay: '2031-05-10',
  weekdays: [],
  start: null,
  end: null,
  note: '',
  ...more,
});

it('what a closed day is wished to be can no longer be changed, only its note', () => {
  const closed = { day: '2031-05-10', last: '2031-05-03' };
  expect(closedBy({ before: null, after: wish() }, own)).toEqual(closed);
  expect(closedBy({ before: wish(), after: wish({ note: 'Wedding' }) }, own)).toBeUndefined();
  const hours = wish({ kind: 'hours', start: '08:00', end: '16:00' });
  expect(closedBy({ before: wish(), after: hours }, own)).toEqual(closed);
  expect(closedBy({ before: hours, after: null }, own)).toEqual(closed);
  expect(closedBy({ before: null, after: wish() }, { ...own, today: '2031-05-03' })).toBeUndefined();
});
