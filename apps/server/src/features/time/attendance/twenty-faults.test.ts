import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { inTransaction } from '#platform/database';
import { derivedDue } from '#platform/due/due.table';
import type { NewPunch } from '#platform/take-punches';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { takePunches } from '../../../clocking';
import { addSmallHotel, employ } from '../timesheets/small-hotel-fixture';
import { attendanceFindings } from './attendance.table';
import { settleAttendance } from './settle-attendance';

interface Day {
  /** `shift from–to [type]`; hours of 10 November, with + for the next day and - for the previous one. */
  plan?: string[];
  declared?: string[];
  /** Alternating in and out; `?` if the terminal does not know. */
  clock?: string[];
  leave?: boolean;
  absent?: boolean;
  contract?: string;
}

/** A day on which twenty things went wrong, and as many employees for whom nothing did. */
const faults: Record<string, Day> = {
  late: { plan: ['07:00–15:00'], clock: ['07:20', '15:01'] },
  'late at night': { plan: ['23:00–+07:00'], clock: ['23:20', '+07:02'] },
  'late for the second part': { plan: ['11:00–15:00', '19:00–23:00'], clock: ['10:58', '15:01', '19:12', '23:01'] },
  early: { plan: ['07:00–15:00'], clock: ['06:58', '14:30'] },
  'early in the morning': { plan: ['23:00–+07:00'], clock: ['22:59', '+06:00'] },
  short: { plan: ['07:00–15:00'], clock: ['07:00', '11:00', '11:45', '15:00'] },
  long: { plan: ['07:00–15:00'], clock: ['07:00', '15:40'] },
  missingIn: { plan: ['07:00–15:00'], clock: ['', '15:02'] },
  'missingIn, direction unknown': { plan: ['07:00–15:00'], clock: ['?15:02'] },
  missingOut: { plan: ['07:00–15:00'], clock: ['06:59'] },
  'missingOut at night': { plan: ['23:00–+07:00'], clock: ['22:57'] },
  noPlan: { clock: ['09:00', '12:00'] },
  'noPlan over midnight': { clock: ['22:00', '+02:00'] },
  noPunch: { plan: ['07:00–15:00'] },
  'noPunch for the second part': { plan: ['11:00–15:00', '19:00–23:00'], clock: ['10:58', '15:01'] },
  overlap: { leave: true, clock: ['09:00', '13:00'] },
  restBreached: { plan: ['-15:00–-23:00', '07:00–15:00'], clock: ['-15:00', '-23:01', '06:58', '15:01'] },
  'restBreached after a night': { plan: ['-22:00–06:00', '14:00–22:00'], clock: ['-21:58', '06:01', '13:58', '22:01'] },
  overtimeNotDeclared: { plan: ['07:00–15:00', '15:00–17:00 Overtime'], clock: ['06:59', '17:01'] },
  layersDiffer: { plan: ['07:00–15:00'], declared: ['08:00–16:00'], clock: ['06:59', '15:01'] },
};

const inOrder: Record<string, Day> = {
  'a day': { plan: ['07:00–15:00'], declared: ['07:00–15:00'], clock: ['06:58', '15:02'] },
  'a night': { plan: ['23:00–+07:00'], clock: ['?22:51', '?+07:04'] },
  'a split shift': { plan: ['11:00–15:00', '19:00–23:00'], clock: ['?10:58', '?15:01', '?18:57', '?23:01'] },
  'a clocked break': { plan: ['07:00–15:00'], clock: ['07:00', '11:00', '11:25', '15:00'] },
  'a flexible day': { plan: ['07:00–15:00'], clock: ['08:30', '16:30'], contract: 'flexible' },
  'declared overtime': {
    plan: ['07:00–15:00', '15:00–17:00 Overtime'],
    declared: ['15:00–17:00 Overtime'],
    clock: ['06:59', '17:01'],
  },
  'a day of leave': { leave: true },
  'somebody who is known to be absent': { plan: ['07:00–15:00'], absent: true },
  'stand-by': { plan: ['00:00–+00:00 OnCall'] },
  'two taps': { plan: ['07:00–15:00'], clock: ['06:58', '15:01'] },
  'a day off': {},
};

const hotel = { companyId: 7321, timeZone: 'Europe/Athens' };
const moment = (text: string) => {
  const day = text.startsWith('+') ? 11 : text.startsWith('-') ? 9 : 10;
  return new Date(`2026-11-${String(day).padStart(2, '0')}T${text.replace(/^[+-]/, '')}:00+02:00`);
};

let api: TestApp;
const people = new Map<number, string>();
beforeAll(async () => {
  api = await startTestApp();
  const { db } = api.database;
  const { companyId } = hotel;
  await addSmallHotel(api, companyId, { attendanceFrom: '2026-11-10' });
  const punches: NewPunch[] = [];
  for (const [index, [name, day]] of [...Object.entries(faults), ...Object.entries(inOrder)].entries()) {
    const id = 732_100 + index;
    people.set(id, name);
    const own = { companyId, employeeId: id };
    const terms = day.contract ? { hasFixedHours: false, flexibleArrival: 120 } : {};
    await employ(api, { companyId, id, code: `F${index}`, surname: name }, terms);
    const layers = [
      ...(day.plan ?? []).map((text) => ['planned', text] as const),
      ...(day.declared ?? []).map((text) => ['declared', text] as const),
    ];
    for (const [layer, text] of layers) {
      const [, from, to, type = 'Regular'] = /^(.+)–(\S+)(?: (\w+))?$/.exec(text)!;
      await db.insert(shifts).values({
        ...own,
        layer,
        type: type as 'Regular' | 'Overtime' | 'OnCall',
        startsAt: moment(from!),
        endsAt: moment(to!),
        status: day.absent ? 'absent' : 'confirmed',
      });
    }
    if (day.leave)
      await db.insert(leaves).values({ ...own, type: 'AnnualLeave', firstDay: '2026-11-10', lastDay: '2026-11-10' });
    for (const [turn, text] of (day.clock ?? []).entries()) {
      if (text === '') continue;
      const direction = text.startsWith('?') ? null : turn % 2 === 0 ? ('in' as const) : ('out' as const);
      punches.push({
        employeeId: id,
        at: moment(text.replace('?', '')),
        direction,
        source: 'file',
        key: `${id} ${text}`,
      });
    }
  }
  // The way a terminal that was offline sends them: last first, one at a time.
  for (const punch of punches.reverse()) await inTransaction(api.database.db, (tx) => takePunches(tx, hotel, [punch]));
  await inTransaction(api.database.db, (tx) => settleAttendance(tx, hotel));
});
afterAll(() => api.stop());

const ofHotel = eq(attendanceFindings.companyId, hotel.companyId);
const open = async () => {
  const found = await api.database.db
    .select()
    .from(attendanceFindings)
    .where(and(ofHotel, eq(attendanceFindings.state, 'open')))
    .orderBy(asc(attendanceFindings.employeeId), asc(attendanceFindings.kind));
  return found.map(({ employeeId, kind, day }) => [people.get(employeeId), kind, day]);
};

describe('a day with twenty faults', () => {
  it('has exactly those twenty findings, one a fault', async () => {
    expect(Object.keys(faults)).toHaveLength(20);
    expect(await open()).toEqual(Object.keys(faults).map((name) => [name, name.split(/[ ,]/)[0], '2026-11-10']));
  });

  it('has them still when all of it is worked out anew, and none twice', async () => {
    const { id: findingId, version } = attendanceFindings;
    const ids = () =>
      api.database.db
        .select({ id: findingId, version })
        .from(attendanceFindings)
        .where(ofHotel)
        .orderBy(asc(findingId));
    const before = await ids();
    const [fromAt, toAt] = [new Date('2026-11-01'), new Date('2026-11-20')];
    const due = (employeeId: number) => ({ thing: 'attendance', companyId: hotel.companyId, employeeId, fromAt, toAt });
    await api.database.db.insert(derivedDue).values([...people.keys()].map(due));
    await inTransaction(api.database.db, (tx) => settleAttendance(tx, hotel));

    expect((await ids()).filter(({ id }) => before.some((one) => one.id === id))).toEqual(before);
    expect(await open()).toHaveLength(20);
  });

  it('a finding settles itself once it is true no more', async () => {
    const [id] = [...people].find(([, name]) => name === 'missingOut')!;
    const [punch] = [
      { employeeId: id, at: moment('15:01'), direction: 'out' as const, source: 'file' as const, key: 'late news' },
    ];
    await inTransaction(api.database.db, (tx) => takePunches(tx, hotel, [punch!]));

    expect(await open()).toHaveLength(19);
    const { employeeId, kind, state } = attendanceFindings;
    const found = await api.database.db.select({ kind, state }).from(attendanceFindings).where(eq(employeeId, id));
    expect(found.filter((one) => one.state === 'open')).toEqual([]);
    expect(found).toContainEqual({ kind: 'missingOut', state: 'settled' });
  });
});
