import type { NeedSource, StaffingNeed, StaffingNeedFields } from '@horae/contract/scheduling/staffing-need-rows';
import type { Database } from '#platform/database';
import { conflict, forbidden, invalid, notFound, stale } from '#platform/errors';
import type { DepartmentReach } from '#roster/department-reach';
import { follow, type NeedChange, type NeedsContext } from './follow-needs';
import { endedBefore } from './need-days.rules';
import { jobTitles, needsByPlace, readNeed, refusePlace, refuseTwice, refuseUnknownJob } from './refuse-needs';
import { shownNeed } from './shown-need';
import type { StoredNeed } from './staffing-need.rules';
import { deleteNeed, insertNeeds, lockNeeds, type NeedRow, updateNeed } from './staffing-needs.store';

interface One {
  id: number;
  version: number;
}

const mostOfHotel = 20_000;

export async function addNeeds(
  tx: Database,
  context: NeedsContext,
  wanted: readonly StaffingNeedFields[],
  source: NeedSource,
): Promise<StaffingNeed[]> {
  const { reach, rows } = await lockNeeds(tx, context.hotel);
  const needs = wanted.map((fields, at) => readNeed(fields, `needs.${at}`));
  const known = needsByPlace(rows, reach);
  const isJob = jobTitles(tx, context.hotel);
  for (const [at, need] of needs.entries()) {
    const path = `needs.${at}`;
    refusePlace(reach, need.departmentId, path);
    await refuseUnknownJob(isJob, need, path);
    const others = known.of(need);
    refuseTwice(others, need, path);
    others.push(need);
  }
  if (rows.length + needs.length > mostOfHotel)
    throw conflict(`A hotel has up to ${mostOfHotel} staffing needs. Delete some first.`);
  const added = await insertNeeds(
    tx,
    authorOf(context),
    needs.map((need) => Object.assign(need, { source })),
  );
  await follow(
    tx,
    context,
    added.map((after) => ({ before: null, after })),
  );
  return added.map((row) => shownNeed(row, reach));
}

export async function changeNeed(
  tx: Database,
  context: NeedsContext,
  { id, version, fields }: One & { fields: StaffingNeedFields },
): Promise<StaffingNeed> {
  const { reach, rows } = await lockNeeds(tx, context.hotel);
  const before = kept(reach, rows, { id, version });
  const wanted = readNeed(fields, 'need');
  // Else what was needed on its weekdays until now would be forgotten.
  if (before.weekdays && !wanted.weekdays)
    throw invalid('need.day', 'A need of weekdays cannot become one of a single day. Add that one.');
  const stays = reach.latestOf(wanted.departmentId) === reach.latestOf(before.departmentId);
  // It may stay where it is, even if that department is closed since.
  if (!stays) refusePlace(reach, wanted.departmentId, 'need');
  if (wanted.jobTitle !== before.jobTitle) await refuseUnknownJob(jobTitles(tx, context.hotel), wanted, 'need');
  const need = stays ? { ...wanted, departmentId: before.departmentId } : wanted;
  const past = before.weekdays && need.weekdays ? endedBefore(before, need.firstDay) : null;
  const others = rows.filter((row) => row.id !== id);
  refuseTwice(needsByPlace(past ? [...others, past] : others, reach).of(need), need, 'need');
  if (isSame(before, need)) return shownNeed(before, reach);
  const author = authorOf(context);
  if (past) {
    const ended = await end(tx, context, before, need.firstDay);
    const [row] = await insertNeeds(tx, author, [{ ...need, source: before.source }]);
    const ending = ended === before ? [] : [{ before, after: ended }];
    await follow(tx, context, [...ending, { before: null, after: row! }]);
    return shownNeed(row!, reach);
  }
  const row = await updateNeed(tx, author, before, need);
  await follow(tx, context, [{ before, after: row }]);
  return shownNeed(row, reach);
}

export async function removeNeeds(
  tx: Database,
  context: NeedsContext,
  { needs, from }: { needs: readonly One[]; from: string | null },
): Promise<void> {
  const { reach, rows } = await lockNeeds(tx, context.hotel);
  if (new Set(needs.map(({ id }) => id)).size < needs.length) throw invalid('needs', 'List each need once.');
  const befores = needs.map((one) => kept(reach, rows, one));
  const changes: NeedChange[] = [];
  for (const before of befores) changes.push({ before, after: await end(tx, context, before, from) });
  await follow(
    tx,
    context,
    changes.filter(({ before, after }) => before !== after),
  );
}

/** Ends a need before a day, or deletes it if it would begin later; without a day as well. */
export async function end(
  tx: Database,
  context: NeedsContext,
  before: NeedRow,
  from: string | null,
): Promise<NeedRow | null> {
  const past = from === null ? null : endedBefore(before, from);
  if (past?.lastDay === before.lastDay && past !== null) return before;
  if (past) return updateNeed(tx, authorOf(context), before, { lastDay: past.lastDay });
  await deleteNeed(tx, before.companyId, before.id);
  return null;
}

export const authorOf = ({ hotel: { companyId }, accountId }: NeedsContext) => ({ companyId, accountId });

/** The need as it is, if the account keeps it and has read it last. */
function kept(reach: DepartmentReach, rows: readonly NeedRow[], { id, version }: One): NeedRow {
  const row = rows.find((one) => one.id === id);
  if (!row || !reach.maySee(row.departmentId)) throw notFound('Staffing need');
  if (!reach.mayKeep(row.departmentId)) throw forbidden();
  if (row.version !== version) throw stale({ need: shownNeed(row, reach) });
  return row;
}

const isSame = (row: NeedRow, need: StoredNeed): boolean =>
  Object.entries(need).every(([name, value]) => String(row[name as keyof StoredNeed]) === String(value));
