import type { WaitingGroup, WaitingPunch } from '@horae/contract/time/waiting-punches';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, invalid, notFound } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import type { TakePunches } from '#platform/take-punches';
import { employees } from '../../people/people/employees.table';
import { clockDevices } from '../clock-devices/clock-devices.table';
import { mostAhead, unreadable } from './held.rules';
import { terminalCodes, waitingPunches } from './terminals.table';
import { likelyOwners, plainCode } from './whose-code';

const w = alias(waitingPunches, 'w');
const d = alias(clockDevices, 'd');

type GroupName = Pick<WaitingGroup, 'code' | 'source' | 'reason'>;

/** These punches of a group, or null for all. */
type Chosen = GroupName & { ids: number[] | null };

const ofGroup = (companyId: number, { code, source, reason }: GroupName) =>
  and(
    eq(waitingPunches.companyId, companyId),
    eq(waitingPunches.state, 'waiting'),
    eq(waitingPunches.code, code),
    eq(waitingPunches.source, source),
    reason === null ? isNull(waitingPunches.reason) : eq(waitingPunches.reason, reason),
  );

/** Lists waiting punches by code and reason, newest first. */
export async function listWaiting(
  db: Database,
  { companyId, timeZone }: GrantedHotel,
  { page, perPage, q }: { page: number; perPage: number; q: string },
): Promise<{ total: number; groups: WaitingGroup[] }> {
  const clock = hotelClock(timeZone);
  const ownerOf = await likelyOwners(db, companyId);
  type Row = GroupName & { count: number; first: number; last: number; devices: string[]; total: number };
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select ${w.code}, ${w.source}, ${w.reason}, count(*)::int as count, extract(epoch from min(${w.at}))::float8 as first,
      extract(epoch from max(${w.at}))::float8 as last,
      coalesce(array_agg(distinct ${d.name}) filter (where ${d.name} is not null), '{}') as devices,
      count(*) over ()::int as total
    from ${waitingPunches} ${w}
    left join ${clockDevices} ${d} on ${d.companyId} = ${w.companyId} and ${d.id} = ${w.deviceId}
    where ${w.companyId} = ${companyId} and ${w.state} = 'waiting' and (${q} = '' or strpos(lower(${w.code}), lower(${q})) > 0)
    group by ${w.code}, ${w.source}, ${w.reason}
    order by max(${w.at}) desc, ${w.code}, ${w.reason} nulls first
    limit ${perPage} offset ${(page - 1) * perPage}`);
  const groups = rows.map(({ first, last, total: _total, ...group }) =>
    Object.assign(group, {
      firstAt: clock.format(Math.floor(first)),
      lastAt: clock.format(Math.floor(last)),
      owner: ownerOf(group.code),
    }),
  );
  return { total: rows[0]?.total ?? 0, groups };
}

const mostShown = 200;

export async function readWaiting(
  db: Database,
  { companyId, timeZone }: GrantedHotel,
  group: GroupName,
): Promise<WaitingPunch[]> {
  const clock = hotelClock(timeZone);
  const rows = await db
    .select({
      id: waitingPunches.id,
      at: waitingPunches.at,
      direction: waitingPunches.direction,
      device: clockDevices.name,
    })
    .from(waitingPunches)
    .leftJoin(
      clockDevices,
      and(eq(clockDevices.companyId, waitingPunches.companyId), eq(clockDevices.id, waitingPunches.deviceId)),
    )
    .where(ofGroup(companyId, group))
    .orderBy(desc(waitingPunches.at), desc(waitingPunches.id))
    .limit(mostShown);
  return rows.map(({ at, ...row }) => Object.assign(row, { at: clock.format(Math.floor(at.getTime() / 1000)) }));
}

/** Assigns waiting punches to an employee; assigning a whole group also assigns its unknown code from now on. */
export function assignWaiting(
  db: Database,
  hotel: GrantedHotel,
  accountId: number,
  { employeeId, ids, ...group }: Chosen & { employeeId: number },
  take: TakePunches,
): Promise<number> {
  const { companyId } = hotel;
  return inTransaction(db, async (tx) => {
    const rows = await lockChosen(tx, companyId, { ...group, ids });
    const isThere = and(eq(employees.companyId, companyId), eq(employees.id, employeeId));
    if ((await tx.$count(employees, isThere)) === 0)
      throw invalid('employeeId', 'This person was not found at this hotel.');
    if (group.reason?.startsWith(unreadable))
      throw conflict('This line has no time. Add the punch by hand, then ignore the line.');
    if (rows.some(({ at }) => at.getTime() > Date.now() + mostAhead))
      throw conflict('These are in the future. Add the punches by hand, then ignore them.');
    const punches = rows.map(({ at, zone, direction, source, deviceId, key, hasNoCard }) => {
      if (source === 'takeover') throw conflict('These records did not come from a clock.');
      return { employeeId, at, zone, direction, source, deviceId, key, hasNoCard, authorId: accountId };
    });
    await take(tx, hotel, punches);
    await settle(tx, companyId, rows, { state: 'matched' });
    if (group.reason === null && ids === null) {
      const code = plainCode(group.code);
      await tx
        .insert(terminalCodes)
        .values({ companyId, code, employeeId })
        .onConflictDoUpdate({ target: [terminalCodes.companyId, terminalCodes.code], set: { employeeId } });
    }
    const after = { ...group, ...(ids && { ids }), count: rows.length };
    const who = { companyId, accountId, object: 'waiting punches', objectId: employeeId, employeeId };
    await recordChange(tx, { ...who, action: 'change', after });
    await announce(tx, 'punches', 'all');
    await announce(tx, 'clock-devices', 'admins');
    return rows.length;
  });
}

/** Marks waiting punches as ignored; they are kept but not listed again. */
export function ignoreWaiting(
  db: Database,
  { companyId }: GrantedHotel,
  accountId: number,
  { why, ids, ...group }: Chosen & { why: string },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await lockChosen(tx, companyId, { ...group, ids });
    await settle(tx, companyId, rows, { state: 'ignored', reason: why });
    const after = { ...group, ...(ids && { ids }), why, count: rows.length };
    await recordChange(tx, {
      companyId,
      accountId,
      object: 'waiting punches',
      objectId: companyId,
      action: 'remove',
      after,
    });
    await announce(tx, 'clock-devices', 'admins');
    return rows.length;
  });
}

async function lockChosen(tx: Database, companyId: number, { ids, ...group }: Chosen) {
  const rows = await tx
    .select()
    .from(waitingPunches)
    .where(and(ofGroup(companyId, group), ids === null ? undefined : inArray(waitingPunches.id, ids)))
    .orderBy(waitingPunches.at)
    .for('update');
  if (rows.length === 0) throw notFound('Waiting punches');
  if (ids !== null && rows.length < new Set(ids).size)
    throw conflict('Some of these are no longer waiting. Reload the list.');
  return rows;
}

async function settle(
  tx: Database,
  companyId: number,
  rows: { id: number }[],
  fields: Partial<typeof waitingPunches.$inferInsert>,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx
    .update(waitingPunches)
    .set(fields)
    .where(and(eq(waitingPunches.companyId, companyId), inArray(waitingPunches.id, ids)));
}
