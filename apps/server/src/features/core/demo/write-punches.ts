import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import type { NewPunch } from '#platform/take-punches';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { clockDevices } from '../../time/clock-devices/clock-devices.table';
import { recordPunches } from '../../time/punches/record-punches';
import { clockingOf } from './clocking';
import type { DemoHotel } from './write-people';

const s = alias(shifts, 's');
const record = alias(clockRecords, 'record');

interface StoredShift extends Record<string, unknown> {
  id: number;
  employeeId: number;
  start: number;
  end: number;
}

const rowsAtOnce = 20_000;

/** Adds the punches up to `now` of planned shifts that touch (since, now], as chance decides for each shift. */
export async function writePunches(tx: Database, hotel: DemoHotel, since: number, now: number): Promise<void> {
  const { companyId } = hotel;
  const deviceId = await terminalOf(tx, companyId);
  const { rows } = await tx.execute<StoredShift>(sql`
    select ${s.id}, ${s.employeeId} as "employeeId", extract(epoch from ${s.startsAt})::float8 as start, extract(epoch from ${s.endsAt})::float8 as end
    from ${shifts} ${s}
    where ${s.companyId} = ${companyId} and ${s.layer} = 'planned' and ${s.status} <> 'cancelled' and ${s.type} not in ('OnCall', 'Training')
      and ${s.startsAt} <= to_timestamp(${now}) + interval '12 hours' and ${s.endsAt} > to_timestamp(${since}) - interval '36 hours'
    order by ${s.employeeId}, ${s.startsAt}, ${s.id}`);
  const found = workOf(rows).map((shift) => ({ shift, clocking: clockingOf(shift.id, shift.start, shift.end, now) }));
  const punches = found.flatMap(({ shift, clocking }) => {
    if (!clocking || clocking === 'absent') return [];
    const punch = (direction: 'in' | 'out', second: number): NewPunch => ({
      employeeId: shift.employeeId,
      at: new Date(second * 1000),
      direction,
      source: 'terminal',
      deviceId,
      key: `demo:${shift.id}:${direction}`,
    });
    return [punch('in', clocking.in), ...(clocking.out === null ? [] : [punch('out', clocking.out)])];
  });
  for (let at = 0; at < punches.length; at += rowsAtOnce) {
    await recordPunches(tx, hotel, punches.slice(at, at + rowsAtOnce));
  }
  const absent = found.filter(({ clocking }) => clocking === 'absent').map(({ shift }) => shift.id);
  await tx.execute(
    sql`update ${shifts} ${s} set ${bare(s.status)} = 'absent' where ${s.companyId} = ${companyId} and ${s.id} = any(${sql.param(absent)}::int[])
      and not exists (select from ${clockRecords} ${record} where ${record.companyId} = ${s.companyId} and ${record.shiftId} = ${s.id})`,
  );
}

/** Merges a shift with the overtime that follows it: there is no punch between them. */
function workOf(shifts: StoredShift[]): StoredShift[] {
  const work: StoredShift[] = [];
  for (const shift of shifts) {
    const last = work.at(-1);
    if (last && last.employeeId === shift.employeeId && last.end === shift.start) last.end = shift.end;
    else work.push({ ...shift });
  }
  return work;
}

async function terminalOf(tx: Database, companyId: number): Promise<number> {
  const serial = `DEMO${companyId}`;
  const [current] = (
    await tx.execute<{ id: number }>(
      sql`select ${clockDevices.id} from ${clockDevices} where ${clockDevices.companyId} = ${companyId} and ${clockDevices.serial} = ${serial} order by ${clockDevices.id} limit 1`,
    )
  ).rows;
  if (current) return current.id;
  const terminal = { companyId, kind: 'terminal' as const, name: 'Staff entrance', serial };
  const [added] = await tx.insert(clockDevices).values(terminal).returning({ id: clockDevices.id });
  return added!.id;
}
