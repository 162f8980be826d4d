import { expect, it } from 'vitest';
import { clearedHoursView, readHoursView, standardHoursView, writeHoursView } from './hours-view.rules';

it('writes nothing of what is standard and reads it back', () => {
  expect(writeHoursView(standardHoursView)).toEqual({});
  expect(readHoursView({})).toEqual(standardHoursView);
});

it.each([
  { measure: 'variance', period: 'quarter', col: 'month', sort: 'variance', min: '30', chart: '1' },
  { open: '1,1.4', levels: 'department,employee', date: '2026-11-01', cell: '1.4:2026-11-17' },
  { open: 'all', measure: 'declared-variance', cell: ':total' },
  {
    open: 'level-3',
    bu: '2',
    ou: '3',
    wc: '4',
    dg: '5',
    dept: '6,7',
    program: 'fixed',
    q: 'maria',
    cal: '3002',
    ot: '0',
  },
  { cal: 'none' },
  { cell: '12.40.7:2026-W47', open: '12.40.7' },
  { cell: '12:2026-11' },
])('keeps %o', (search) => {
  expect(writeHoursView(readHoursView(search))).toEqual(search);
});

it.each([
  { measure: 'salary', period: 'year', col: 'hour', sort: 'age', min: '-5', chart: 'yes' },
  { open: 'level-9,x.1', levels: 'moon', date: '2026-02-30', cell: 'x:total' },
  { open: '1.,.1,level-32,my-level-3', cell: '1:2026-11-171' },
  { cell: '1:2026-W4' },
  { cell: '1:2026-1' },
  { cell: '1:my2026-11' },
  { cal: '3001', emp: '7', ergani: '1', hide: 'leave', cell: '1' },
  { cal: '3000,3002', min: '900', sort: 'name', measure: 'planned' },
])('drops %o', (search) => {
  expect(writeHoursView(readHoursView(search))).toEqual({});
});

it('sorts by the difference only where differences are shown', () => {
  expect(readHoursView({ sort: 'variance' }).sort).toBe('total');
  expect(readHoursView({ sort: 'variance', measure: 'variance' }).sort).toBe('variance');
});

it('clears the filters and leaves the rest', () => {
  const view = readHoursView({ q: 'maria', ot: '0', dept: '3', measure: 'actual', open: '1', date: '2026-11-01' });

  expect(writeHoursView(clearedHoursView(view))).toEqual({ measure: 'actual', open: '1', date: '2026-11-01' });
});
