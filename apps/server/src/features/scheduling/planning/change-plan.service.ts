import type { AnyChange, PlanGesture, PlanWay } from '@horae/contract/scheduling/plan-changes';
import type { AnyChanged } from '@horae/contract/scheduling/plan-drafts';
import type { Account, GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import { conflict, HttpError, invalid } from '#platform/errors';
import { isSameItem } from '#roster/planned-item';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { readResources } from '#roster/resources';
import { newItemIds } from '../shifts/publish-items.commands';
import type { DraftState, StepChange } from './draft';
import { changeOf, itemOf, refOf, removalOf, stateOf } from './draft-of-change';
import { draftsOfItems, writeDrafts } from './drafts.store';
import { lockPlan } from './lock-plan';
import { readOpenPlan } from './open-plan';
import { refuseOthersOpen } from './open-scope';
import { placedItems } from './placed-items';
import { type Days, refuseItemsNotEmployed, refuseLongRange, refuseOthers, refuseWithheld } from './plan-scope';
import { findingsWithDrafts, stepsOf } from './plan-state';
import { type AtOnce, type AtOnceOutcome, publishAtOnce, publishedStep } from './publish-at-once';
import { lockItemsById, readItemsById } from './published-items';
import { refuseClashes } from './refuse-clashes';
import { addStep, forgetStep, lockStep, markUndone } from './steps.store';
import { wireDrafts } from './wire-drafts';

interface PlanAction extends Days {
  way: PlanWay;
  changes: readonly AnyChange[];
  /** How it may be published at once, and by whom; not given: it stays a draft, whatever the hotel wants. */
  atOnce?: AtOnce & { by: Account };
}

/** Changes drafts by one action: all or nothing, and one step to undo. */
export async function changePlan(
  tx: Database,
  account: Pick<Account, 'id'>,
  hotel: GrantedHotel,
  { way, changes, first, last, atOnce }: PlanAction,
): Promise<AnyChanged> {
  refuseWithoutPlanning(hotel);
  refuseLongRange({ first, last });
  const given = changes.flatMap(({ id }) => id ?? []);
  if (new Set(given).size < given.length) throw invalid('changes', 'An item may be changed only once in an action.');
  const fresh = await newItemIds(tx, changes.length - given.length);
  const ids = changes.map(({ id }) => id ?? fresh.shift()!);
  const read = changes.map((change, index) => itemOf(change, ids[index]!, index, hotel.timeZone));
  const currents = await lockItems(
    tx,
    hotel,
    given,
    read.flatMap((item) => (item ? [item.employeeId] : [])),
  );
  await refuseOthersOpen(
    tx,
    hotel,
    [...currents.values()].flatMap(({ published }) => published ?? []),
  );
  const items = await placedItems(tx, hotel, read, currents);
  const steps = changes.map((change, index) =>
    byWay(way, changeOf(change, ids[index]!, items[index]!, currents.get(ids[index]!) ?? nothing)),
  );
  const reply = await apply(tx, account, hotel, steps, { first, last });
  const isMade = steps.filter(({ before, after }) => before !== null || after !== null);
  const owner = { companyId: hotel.companyId, accountId: account.id };
  const published = isMade.flatMap(({ id }) => currents.get(id)?.published ?? []);
  const outcome = atOnce && (await publishAtOnce(tx, atOnce.by, hotel, { changes: isMade, published, ...atOnce }));
  const made = outcome?.isPublished ? isMade.map((change) => publishedStep(change, published)) : isMade;
  if (made.length > 0) await addStep(tx, owner, way, made);
  return {
    ...(await withOutcome(tx, hotel, { first, last }, reply, made, outcome)),
    steps: await stepsOf(tx, account, hotel),
  };
}

/** The same change, whose draft says by which action it came to be so. */
const byWay = (way: PlanGesture, change: StepChange): StepChange =>
  change.after ? { ...change, after: { ...change.after, way } } : change;

type Reply = Omit<AnyChanged, 'steps' | 'isPublished' | 'kept'>;

/** What an action answers: once it is published, its drafts are gone. */
async function withOutcome(
  tx: Database,
  hotel: GrantedHotel,
  days: Days,
  reply: Reply,
  changes: readonly StepChange[],
  outcome?: AtOnceOutcome,
) {
  if (!outcome?.isPublished) return { ...reply, isPublished: false, kept: outcome?.kept ?? null };
  const open = await readOpenPlan(tx, hotel, days);
  return { ...reply, drafts: [], open, gone: changes.map(({ id }) => id), isPublished: true, kept: null };
}

const nothing = { published: undefined, draft: undefined };

/** Undoes an action of the account, or does it again; refused once somebody else changed one of its items. */
export async function undoPlan(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { step: id, again, first, last, ...atOnce }: Days & { step: number; again: boolean } & AtOnce,
): Promise<AnyChanged> {
  refuseWithoutPlanning(hotel);
  refuseLongRange({ first, last });
  const owner = { companyId: hotel.companyId, accountId: account.id };
  const step = await lockStep(tx, owner, id);
  const next = await stepsOf(tx, account, hotel);
  if (!step || (again ? next.redo : next.undo) !== id)
    throw conflict(again ? 'There is nothing to do again.' : 'There is nothing to undo.');
  const turned = again ? step.changes : step.changes.map((one) => ({ ...one, before: one.after, after: one.before }));
  // Of what was open nobody is the employee, before or after.
  const currents = await lockItems(tx, hotel, step.itemIds, [null, ...step.employeeIds]);
  for (const { id: item, before, after, published: atOnceThen } of turned) {
    if (atOnceThen) continue;
    const { draft, published } = currents.get(item) ?? nothing;
    const isAsLeft = draft ? before !== null && isSameState(stateOf(draft), before) : before === null;
    const isBase = !after?.published || after.published.version === published?.version;
    if (!isAsLeft || !isBase) throw new StepOvertaken();
  }
  const isPublished = step.changes.some(({ published }) => published !== undefined);
  const changes = isPublished
    ? step.changes.map((change) => byWay(again ? step.way : 'undone', publishedBack(change, again, currents)))
    : turned;
  const reply = await apply(tx, account, hotel, changes, { first, last });
  const published = changes.flatMap(({ id: item }) => currents.get(item)?.published ?? []);
  const outcome = isPublished
    ? await publishAtOnce(tx, account, hotel, {
        changes,
        published,
        isUndo: true,
        ...atOnce,
        ...(step.way === 'leave' && undoDecided),
      })
    : undefined;
  if (outcome && !outcome.isPublished)
    throw conflict('This change was published at once and cannot be undone in the same way now. Change it by hand.');
  await markUndone(tx, owner, id, !again);
  return {
    ...(await withOutcome(tx, hotel, { first, last }, reply, changes, outcome)),
    steps: await stepsOf(tx, account, hotel),
  };
}

/** Taking a leave back is a decision like granting it. */
const undoDecided = { decided: { reason: 'Undo', agreed: [] } };

type Currents = Awaited<ReturnType<typeof lockItems>>;

/** The draft that gives a published item back what it was before an action; refused if it was changed since. */
function publishedBack({ id, published: was }: StepChange, again: boolean, currents: Currents): StepChange {
  const { published: now, draft } = currents.get(id) ?? nothing;
  const [from, to] = again ? [was!.before, was!.after] : [was!.after, was!.before];
  const isAsLeft = from && now ? isSameItem(from, now) : !from && !now;
  if (draft || !isAsLeft) throw new StepOvertaken();
  const ref = now ? refOf(now) : null;
  return { id, before: null, after: to ? { published: ref, isRemoved: false, item: to } : removalOf(now!) };
}

/** Forgets an action that was overtaken. */
export const dropStep = (db: Database, { id: accountId }: Account, { companyId }: GrantedHotel, step: number) =>
  forgetStep(db, { companyId, accountId }, step);

/** Somebody else changed an item of an action, so that it can no longer be undone. */
export class StepOvertaken extends HttpError {
  constructor() {
    super(409, 'CONFLICT', 'Somebody else has changed this part of the plan since. Change it by hand.');
  }
}

const isSameState = (a: DraftState, b: DraftState) =>
  a.isRemoved === b.isRemoved && a.published?.version === b.published?.version && isSameItem(a.item, b.item);

/** Locks the rosters of everybody concerned, then reads the items as they are now. */
async function lockItems(
  tx: Database,
  hotel: GrantedHotel,
  ids: readonly number[],
  employees: readonly (number | null)[],
) {
  const { companyId } = hotel;
  const [published, drafts] = [await readItemsById(tx, hotel, ids), await draftsOfItems(tx, companyId, ids)];
  const holders = [...published.map(({ employeeId }) => employeeId), ...drafts.map(({ item }) => item.employeeId)];
  await lockPlan(tx, companyId, [...holders, ...employees]);
  const publishedNow = new Map((await lockItemsById(tx, hotel, ids)).map((item) => [item.id, item]));
  const draftsNow = new Map((await draftsOfItems(tx, companyId, ids)).map((draft) => [draft.item.id, draft]));
  return new Map(ids.map((id) => [id, { published: publishedNow.get(id), draft: draftsNow.get(id) }]));
}

/** Writes the changes once nothing speaks against them, and tells the other planners. */
async function apply(
  tx: Database,
  account: Pick<Account, 'id'>,
  hotel: GrantedHotel,
  changes: readonly StepChange[],
  days: Days,
): Promise<Reply> {
  const planned = changes.flatMap(({ after }) => (after && !after.isRemoved ? [after.item] : []));
  const touched = changes.flatMap(({ before, after }) => [before, after]).flatMap((state) => state?.item ?? []);
  await refuseOthers(tx, hotel, touched);
  refuseWithheld(hotel, touched);
  await refuseItemsNotEmployed(tx, hotel, planned);
  await writeDrafts(tx, { companyId: hotel.companyId, accountId: account.id }, changes);
  await refuseClashes(tx, hotel, planned);
  await announce(tx, 'plan', 'all');
  const drafts = await draftsOfItems(
    tx,
    hotel.companyId,
    changes.map(({ id }) => id),
  );
  const employees = [...new Set(touched.flatMap(({ employeeId }) => employeeId ?? []))];
  const people = employees.length === 0 ? [] : await readResources(tx, hotel, { employees }, days);
  return {
    drafts: await wireDrafts(tx, hotel, drafts),
    open: await readOpenPlan(tx, hotel, days),
    gone: changes.filter(({ after }) => after === null).map(({ id }) => id),
    ...(await findingsWithDrafts(tx, hotel, days, people)),
  };
}
