import type { ParsedRequestOf } from '@horae/contract/route';
import type { attendanceContract } from '@horae/contract/time/attendance.contract';
import type { FindingAction } from '@horae/contract/time/finding-rows';
import { and, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { bare } from '#platform/column-names';
import { type Database, inTransaction } from '#platform/database';
import { conflict, invalid } from '#platform/errors';
import { secondOf } from '#platform/hotel-time';
import type { TakePunches } from '#platform/take-punches';
import { workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { type AbsenceMark, markAbsent, takeBackAbsence } from '../../scheduling/shifts/shifts.commands';
import { punches } from '../punches/punches.table';
import { attendanceFindings } from './attendance.table';
import { isOwn, ofHotel } from './findings.service';
import { refuseStrangers } from './owners.service';

const f = alias(attendanceFindings, 'f');
const e = alias(employees, 'e');
const w = alias(workCentres, 'w');
const p = alias(punches, 'p');
const later = alias(punches, 'later');

type Body<K extends 'decide' | 'correct' | 'assign'> = ParsedRequestOf<(typeof attendanceContract)[K]>['body'];

interface StoredFinding extends Record<string, unknown> {
  id: number;
  version: number;
  employeeId: number;
  kind: string;
  day: string;
  state: string;
  shiftId: number | null;
  ownerId: number | null;
  note: string | null;
  absenceMark: AbsenceMark | null;
  isOwn: boolean;
  proposal: { direction: 'in' | 'out'; at: string } | null;
}

interface Outcome {
  done: number[];
  stale: number[];
}

const stateOf: Record<FindingAction, string> = { accept: 'accepted', excuse: 'excused', reopen: 'open' };

/** Accepts, excuses or reopens findings. Accepting a "no punch" marks the shift absent; reopening undoes that. */
export function decideFindings(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  body: Body<'decide'>,
): Promise<Outcome> {
  const { deed: action, note } = body;
  return eachFinding(db, account, hotel, body.findings, async (tx, locked) => {
    const absenceMark = await absenceAfter(tx, account, hotel, locked, action);
    return { state: stateOf[action], note: action === 'reopen' ? null : note || null, absenceMark };
  });
}

async function absenceAfter(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { kind, shiftId, absenceMark }: StoredFinding,
  action: FindingAction,
): Promise<AbsenceMark | null> {
  if (shiftId === null) return null;
  const shift = { hotel, accountId: account.id, id: shiftId };
  if (action === 'accept' && kind === 'noPunch') return (await markAbsent(tx, shift)) ?? absenceMark;
  if (action !== 'reopen') return absenceMark;
  if (absenceMark) await takeBackAbsence(tx, shift, absenceMark);
  return null;
}

/** Corrects the clock with new punches, marks the findings corrected and settles attendance again. */
export function correctFindings(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  body: Body<'correct'>,
  take: TakePunches,
): Promise<Outcome> {
  const given = new Map(body.findings.map(({ id, punches }) => [id, punches]));
  return eachFinding(db, account, hotel, body.findings, async (tx, locked) => {
    const wanted = given.get(locked.id) ?? (locked.proposal ? [{ ...locked.proposal, replaces: null }] : []);
    if (wanted.length === 0) throw invalid('findings.punches', 'There is no proposed correction: enter the punches.');
    await refuseForeign(tx, hotel.companyId, locked.employeeId, wanted);
    const corrections = wanted.map(({ direction, at, replaces }) => ({
      employeeId: locked.employeeId,
      at: instantOf(at, hotel),
      direction,
      source: 'correction' as const,
      key: `finding:${locked.id}:${locked.version}:${direction}:${at}`,
      replaces,
      reason: body.reason,
      authorId: account.id,
    }));
    if (corrections.some(({ at }) => at.getTime() > Date.now()))
      throw invalid('findings.punches', 'The time of a punch must not be in the future.');
    // The decision is written first, so that settling again leaves it alone.
    return { state: 'corrected', note: body.reason, after: (again) => take(again, hotel, corrections) };
  });
}

/** Assigns findings to an account, or removes the assignment. */
export function assignFindings(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  body: Body<'assign'>,
): Promise<Outcome> {
  return eachFinding(
    db,
    account,
    hotel,
    body.findings,
    async () => ({ owner: body.owner }),
    (tx) => refuseStrangers(tx, hotel.companyId, body.owner),
  );
}

function instantOf(moment: string, { timeZone }: GrantedHotel): Date {
  try {
    return new Date(secondOf(moment, timeZone) * 1000);
  } catch {
    throw invalid('findings.punches.at', 'This time does not exist.');
  }
}

interface Verdict {
  state?: string;
  note?: string | null;
  owner?: number | null;
  absenceMark?: AbsenceMark | null;
  after?: (tx: Database) => Promise<unknown>;
}

/** Decides each finding once, in one transaction; those that changed since they were read are skipped and reported. */
function eachFinding(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  wanted: { id: number; version: number }[],
  judge: (tx: Database, current: StoredFinding) => Promise<Verdict>,
  before: (tx: Database) => Promise<void> = async () => undefined,
): Promise<Outcome> {
  return inTransaction(db, async (tx) => {
    await before(tx);
    const outcome: Outcome = { done: [], stale: [] };
    const locked = await lockFindings(tx, account, hotel, wanted);
    for (const [id, version] of new Map(wanted.map((one) => [one.id, one.version]))) {
      const finding = locked.get(id);
      if (!finding || finding.version !== version || finding.state === 'settled') {
        outcome.stale.push(id);
        continue;
      }
      if (finding.isOwn) {
        throw conflict('Somebody else has to decide about your time.');
      }
      await write(tx, account, hotel, finding, await judge(tx, finding));
      outcome.done.push(id);
    }
    if (outcome.done.length > 0) await announce(tx, 'attendance', 'all');
    return outcome;
  });
}

async function lockFindings(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  wanted: { id: number }[],
): Promise<Map<number, StoredFinding>> {
  const ids = sql.param(wanted.map(({ id }) => id));
  const { rows } = await tx.execute<StoredFinding>(sql`
    select ${f.id}, ${f.version}, ${f.employeeId} as "employeeId", ${f.kind}, ${f.day}::text, ${f.state}, ${f.shiftId} as "shiftId", ${f.ownerId} as "ownerId", ${f.note}, ${f.proposal}, ${f.absenceMark} as "absenceMark", ${isOwn(account, hotel)} as "isOwn"
    from ${attendanceFindings} ${f}
    join ${employees} ${e} on ${e.companyId} = ${f.companyId} and ${e.id} = ${f.employeeId}
    ${joinPlaceToday(hotel, e)}
    join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
    where ${and(...ofHotel(hotel))} and ${f.id} = any(${ids}::int[]) order by ${f.id} for update of f`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function write(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  current: StoredFinding,
  verdict: Verdict,
): Promise<void> {
  const { companyId } = hotel;
  const state = verdict.state ?? current.state;
  const owner = verdict.owner === undefined ? current.ownerId : verdict.owner;
  const note = verdict.state === undefined ? current.note : (verdict.note ?? null);
  const mark = verdict.absenceMark === undefined ? current.absenceMark : verdict.absenceMark;
  const isDecided = verdict.state !== undefined && state !== 'open';
  await tx.execute(sql`update ${attendanceFindings} set ${bare(attendanceFindings.state)} = ${state}::finding_state, ${bare(attendanceFindings.ownerId)} = ${owner}, ${bare(attendanceFindings.note)} = ${note}, ${bare(attendanceFindings.version)} = ${attendanceFindings.version} + 1,
    ${bare(attendanceFindings.absenceMark)} = ${mark === null ? null : JSON.stringify(mark)}::jsonb,
    ${bare(attendanceFindings.resolvedAt)} = case when ${isDecided} then now() when ${state} = 'open' then null else ${attendanceFindings.resolvedAt} end,
    ${bare(attendanceFindings.resolvedBy)} = case when ${isDecided} then ${account.id}::int when ${state} = 'open' then null else ${attendanceFindings.resolvedBy} end
    where ${attendanceFindings.companyId} = ${companyId} and ${attendanceFindings.id} = ${current.id}`);
  const described = (facts: Record<string, unknown>) => ({ kind: current.kind, day: current.day, ...facts });
  await recordChange(tx, {
    companyId,
    accountId: account.id,
    object: 'finding',
    objectId: current.id,
    employeeId: current.employeeId,
    action: 'change',
    before: described({ state: current.state, owner: current.ownerId, note: current.note }),
    after: described({ state, owner, note }),
  });
  await verdict.after?.(tx);
}

async function refuseForeign(
  tx: Database,
  companyId: number,
  employeeId: number,
  corrections: { replaces: number | null }[],
): Promise<void> {
  const ids = corrections.flatMap(({ replaces }) => (replaces === null ? [] : [replaces]));
  if (ids.length === 0) return;
  const { rows } =
    await tx.execute(sql`select ${p.id} from ${punches} ${p} where ${p.companyId} = ${companyId} and ${p.employeeId} = ${employeeId} and ${p.id} = any(${sql.param(ids)}::int[])
    and not exists (select from ${punches} ${later} where ${later.companyId} = ${p.companyId} and ${later.replaces} = ${p.id})`);
  if (rows.length !== new Set(ids).size)
    throw invalid('findings.punches.replaces', 'This punch has already been corrected, or belongs to somebody else.');
}
