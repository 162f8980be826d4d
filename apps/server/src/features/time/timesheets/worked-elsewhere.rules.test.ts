import type { LoanHost } from '@horae/contract/loan';
import { expect, it } from 'vitest';
import type { PlanRow } from './read-work';
import { workedElsewhere } from './worked-elsewhere.rules';

const hostOf = (id: number): LoanHost => ({
  hostHotel: 1,
  hostHotelName: 'H',
  hostDepartment: id,
  hostDepartmentName: `D${id}`,
  payer: 'home',
});
const plan = (id: number, from: number, to: number, department: number | null): PlanRow => ({
  employeeId: 1,
  id,
  layer: 'planned',
  isOvertime: false,
  from,
  to,
  breakMinutes: 0,
  host: department === null ? null : hostOf(department),
});
const session = (from: number, to: number, own: PlanRow | null) => ({
  clocked: { from, to },
  paid: { from, to },
  plan: own,
});
const found = (...asked: Parameters<typeof workedElsewhere>) =>
  workedElsewhere(...asked).map(({ from, to, host }) => [from, to, host.hostDepartment]);

const home = plan(1, 10, 20, null);
const bar = plan(2, 20, 30, 7);
const spa = plan(3, 30, 40, 8);

it('finds nothing without a shift elsewhere', () => {
  expect(found([session(10, 20, home)], [home])).toEqual([]);
});

it('takes a whole session for its own shift, early and late minutes too', () => {
  expect(found([session(18, 33, bar)], [bar])).toEqual([[18, 33, 7]]);
});

it('divides one session by the shifts that it covers', () => {
  expect(found([session(8, 42, home)], [home, bar, spa])).toEqual([
    [20, 30, 7],
    [30, 40, 8],
  ]);
  expect(found([session(8, 42, bar)], [home, bar, spa])).toEqual([
    [8, 10, 7],
    [20, 30, 7],
    [30, 40, 8],
    [40, 42, 7],
  ]);
});

it('leaves work without a shift at home', () => {
  expect(found([session(12, 18, null)], [bar])).toEqual([]);
});

it('takes a shift at home with a cost place of its own apart', () => {
  const charged = { ...home, id: 4, from: 20, to: 25, host: { ...hostOf(0), hostDepartment: null, costPlace: '4100' } };
  const stretches = workedElsewhere([session(10, 25, home)], [home, charged]);
  expect(stretches.map(({ from, to, host }) => [from, to, host.costPlace])).toEqual([[20, 25, '4100']]);
});

it('takes what is paid beyond the clock with it', () => {
  const [stretch] = workedElsewhere([{ ...session(21, 29, bar), paid: { from: 20, to: 30 } }], [bar]);
  expect(stretch).toMatchObject({ from: 20, to: 30 });
});
