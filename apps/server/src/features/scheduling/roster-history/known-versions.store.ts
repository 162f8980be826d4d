import type { PlanGesture } from '@horae/contract/scheduling/plan-changes';
import type { RosterWay } from '@horae/contract/scheduling/roster-history.contract';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import type { AnyItem } from '#roster/planned-item';
import { accounts } from '../../core/session/session.table';
import { departments } from '../../people/organisation/organisation.table';
import { planPublications } from '../publications/publications.table';
import type { Days } from './period';
import { rosterHistory } from './roster-history.table';

/** Any name gives one type, so that what follows takes each of them. */
const version = (name: string) => alias(rosterHistory, name);
const h = version('h');
const before = version('before');
const later = version('later');
const key = version('key');
const p = alias(planPublications, 'p');
const a = alias(accounts, 'a');
const d = alias(departments, 'd');

type Version = ReturnType<typeof version>;

/** A version as SQL answers it: moments as epoch seconds. */
export type VersionRow = Omit<AnyItem, 'start' | 'end'> & { start: number | null; end: number | null };

/** A change: the version that began with it, and the one before. */
export interface ChangeRow extends Record<string, unknown> {
  at: number;
  by: string | null;
  way: RosterWay | null;
  gesture: PlanGesture | null;
  reason: string | null;
  after: VersionRow & { isRemoved: boolean };
  before: (VersionRow & { isRemoved: boolean }) | null;
}

const shiftsOn = (v: Version, { first, last }: Days) =>
  // A shift touches three days at most, so the index on the first one finds all.
  sql`not ${v.isLeave} and ${v.firstDay} between ${first}::date - 2 and ${last}::date and ${v.lastDay} >= ${first}::date`;
const leavesOn = (v: Version, { first, last }: Days) =>
  sql`${v.isLeave} and ${v.lastDay} >= ${first}::date and ${v.firstDay} <= ${last}::date`;

/** Rows of versions that touch the days: two index scans, which one condition with `or` would not be. */
const touching = (columns: SQL, v: Version, companyId: number, days: Days, where: SQL) => sql`
  select ${columns} from ${rosterHistory} ${v} where ${v.companyId} = ${companyId} and ${shiftsOn(v, days)} and ${where}
  union all
  select ${columns} from ${rosterHistory} ${v} where ${v.companyId} = ${companyId} and ${leavesOn(v, days)} and ${where}`;

/** Everybody who has, or ever had, something on these days. */
export async function everPlanned(db: Database, companyId: number, days: Days): Promise<number[]> {
  const { rows } = await db.execute<{ employee: number }>(
    sql`select distinct employee from (${touching(sql`${h.employeeId} as employee`, h, companyId, days, sql`${h.employeeId} is not null`)}) planned`,
  );
  return rows.map(({ employee }) => employee);
}

/** The departments that have, or ever had, an open shift on these days. */
export async function everOpenIn(db: Database, companyId: number, days: Days): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select ${d.id}, ${d.name} from ${departments} ${d} where ${d.companyId} = ${companyId} and ${d.id} in (
      select ${h.departmentId} from ${rosterHistory} ${h}
      where ${h.companyId} = ${companyId} and ${shiftsOn(h, days)} and ${h.employeeId} is null)
    order by ${d.name}, ${d.id}`);
  return rows;
}

/** Whose items are read: those of people, and the open shifts of departments. */
export interface Holders {
  people: readonly number[];
  openIn: readonly number[];
}

const heldBy = (v: Version, { people, openIn }: Holders) => {
  const ofPeople = sql`${v.employeeId} = any(${sql.param([...people])}::int[])`;
  if (openIn.length === 0) return ofPeople;
  return sql`(${ofPeople} or (${v.employeeId} is null and ${v.departmentId} = any(${sql.param([...openIn])}::int[])))`;
};
const moment = (at: number) => sql`to_timestamp(${at}::float8 / 1000)`;

/** What the roster of these had on these days, as known at a moment (epoch ms), by id. */
export async function versionsAt(
  db: Database,
  companyId: number,
  days: Days,
  holders: Holders,
  at: number,
): Promise<VersionRow[]> {
  const held = sql`${h.recordedFrom} <= ${moment(at)} and (${h.recordedUntil} is null or ${h.recordedUntil} > ${moment(at)})
    and not ${h.isRemoved} and ${heldBy(h, holders)}`;
  const list = (name: string) => sql`coalesce(json_agg(${sql.identifier(name)}), '[]') as ${sql.identifier(name)}`;
  type Columns = { [K in keyof VersionRow]-?: VersionRow[K][] };
  // Columns instead of rows: what repeats thirty thousand times is neither sent nor parsed.
  const { rows } = await db.execute<Columns & Record<string, unknown>>(sql`
    select ${sql.join(Object.keys(columnsOf(h)).map(list), sql`, `)} from (${touching(named(h), h, companyId, days, held)}) held`);
  const columns = rows[0]!;
  const names = Object.keys(columns) as (keyof VersionRow)[];
  return columns.id
    .map((_, row) => Object.fromEntries(names.map((name) => [name, columns[name][row]])) as unknown as VersionRow)
    .sort((one, other) => one.id - other.id);
}

/** What was changed after a moment and until another (epoch ms), on these days before or after it; the newest first. */
export async function changesAfter(
  db: Database,
  companyId: number,
  days: Days,
  { after, until, most }: { after: number; until: number; most: number },
  holders: Holders,
): Promise<ChangeRow[]> {
  const isBetween = (column: typeof later.recordedFrom | typeof later.recordedUntil) =>
    sql`${column} > ${moment(after)} and ${column} <= ${moment(until)} and ${heldBy(later, holders)}`;
  const begun = sql`${later.itemId} as item, ${later.recordedFrom} as changed`;
  const ended = sql`${later.itemId} as item, ${later.recordedUntil} as changed`;
  // A change of what touches the days begins a version that does, or ends one. Laterals, so that what is found by key is
  // looked up by key however many changes there seem to be.
  const { rows } = await db.execute<ChangeRow>(sql`
    select (extract(epoch from ${h.recordedFrom}) * 1000)::float8 as at, ${a.fullName} as by, ${h.way}, ${h.gesture}, ${p.reason},
      ${asJson(h)} as after, case when ${before.itemId} is not null then ${asJson(before)} end as before
    from (select item, changed from (
        (${touching(begun, later, companyId, days, isBetween(later.recordedFrom))}) union
        (${touching(ended, later, companyId, days, isBetween(later.recordedUntil))})
      ) all_changes order by changed desc, item desc limit ${most}) one
    cross join lateral (select * from ${rosterHistory} ${key} where ${key.companyId} = ${companyId} and ${key.itemId} = item and ${key.recordedFrom} = changed) ${h}
    left join lateral (
      select * from ${rosterHistory} ${key} where ${key.companyId} = ${companyId} and ${key.itemId} = item and ${key.recordedUntil} = changed limit 1
    ) ${before} on true
    left join ${accounts} ${a} on ${a.id} = ${h.accountId}
    left join lateral (
      select ${p.reason} from ${planPublications} ${p} where ${h.way} in ('published', 'saved', 'import') and ${p.companyId} = ${h.companyId}
        and ${p.accountId} = ${h.accountId} and date_trunc('milliseconds', ${p.publishedAt}) = ${h.recordedFrom} limit 1
    ) ${p} on true
    order by ${h.recordedFrom} desc, ${h.itemId} desc`);
  return rows;
}

/** When the history of a hotel begins (epoch ms); null: it is whole. That of open shifts may begin later. */
export async function historyBegan(db: Database, companyId: number): Promise<number | null> {
  const { rows } = await db.execute<{ began: number | null }>(sql`
    select (extract(epoch from max(${h.recordedFrom})) * 1000)::float8 as began from ${rosterHistory} ${h}
    where ${h.companyId} = ${companyId} and ${h.way} = 'start' and ${h.employeeId} is not null`);
  return rows[0]!.began;
}

/** The latest publications of plans of these days. */
export async function publicationsOf(db: Database, companyId: number, { first, last }: Days) {
  const { rows } = await db.execute<{ at: number; by: string | null; items: number }>(sql`
    select (extract(epoch from date_trunc('milliseconds', ${p.publishedAt})) * 1000)::float8 as at, ${a.fullName} as by, ${p.items}
    from ${planPublications} ${p} left join ${accounts} ${a} on ${a.id} = ${p.accountId}
    where ${p.companyId} = ${companyId} and ${p.firstDay} <= ${last}::date and ${p.lastDay} >= ${first}::date
    order by ${p.publishedAt} desc limit 30`);
  return rows;
}

const columnsOf = (v: Version): Record<keyof VersionRow, SQL> => ({
  id: sql`${v.itemId}`,
  employeeId: sql`${v.employeeId}`,
  type: sql`${v.type}`,
  start: sql`extract(epoch from ${v.startsAt})::float8`,
  end: sql`extract(epoch from ${v.endsAt})::float8`,
  allDay: sql`${v.isLeave}`,
  firstDay: sql`${v.firstDay}`,
  lastDay: sql`${v.lastDay}`,
  breakMinutes: sql`${v.breakMinutes}`,
  notes: sql`${v.notes}`,
  leaveKind: sql`${v.leaveKind}`,
  compensates: sql`${v.compensates}`,
  departmentId: sql`${v.departmentId}`,
  jobTitle: sql`${v.jobTitle}`,
  workCentreId: sql`${v.workCentreId}`,
  costPlace: sql`${v.costPlace}`,
  skill: sql`${v.skill}`,
});

const named = (v: Version): SQL =>
  sql.join(
    Object.entries(columnsOf(v)).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  );

const asJson = (v: Version): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries({ ...columnsOf(v), isRemoved: sql`${v.isRemoved}` }).map(
      ([name, value]) => sql`${name}::text, ${value}`,
    ),
    sql`, `,
  )})`;
