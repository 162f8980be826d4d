import type { AnyChanged } from '@horae/contract/scheduling/plan-drafts';
import type { Declaring, PublicationPreview, ShortNotice } from '@horae/contract/scheduling/plan-publication';
import type { Account, GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChanges } from '#platform/audit';
import type { Database } from '#platform/database';
import { refusalOf } from '#platform/database-faults';
import { conflict, HttpError, invalid } from '#platform/errors';
import type { Tell } from '#platform/mail/notice';
import { type AnyItem, eventOf, hasPerson, type PlannedItem } from '#roster/planned-item';
import { declareLater, declarePublished, leaveUndeclared } from '../../declarations/declarations/declarations.commands';
import { readDeclaringTime } from '../../declarations/declarations/declarations.reads';
import { refuseUnapproved } from '../../people/organisation/needs-approval.reads';
import { keepPublication } from '../publications/publications.commands';
import { refuseShortNotice } from '../publications/short-notice.commands';
import { closeSubmissions } from '../roster-approval/roster-approval.commands';
import { keepGestures } from '../roster-history/roster-history.commands';
import { readPublished } from '../shifts/planned-items.reads';
import { publishItems } from '../shifts/publish-items.commands';
import { chosenToDeclare, daysToDeclare } from './days-to-declare';
import type { Draft } from './draft';
import { stateOf } from './draft-of-change';
import { draftsOfItems, writeDrafts } from './drafts.store';
import { lockPlan } from './lock-plan';
import { readOpenPlan } from './open-plan';
import { publishOpen } from './open-shifts.store';
import { refuseItemsNotEmployed, refuseOthers, refuseWithheld } from './plan-scope';
import { findingsWithDrafts, holdersOf, stepsOf } from './plan-state';
import { type Publication, type PublicationScope, previewOf, readPublication, readScope } from './publication';
import { type AnyPublished, lockItemsById } from './published-items';
import { refuseAwayByNow } from './refuse-clashes';
import { readShortNotice } from './short-notice';
import { addStep, forgetSteps } from './steps.store';

/** Settles the attendance for the shifts that changed. */
export type SettleAttendance = (tx: Database, hotel: GrantedHotel) => Promise<unknown>;

/** What publishing would change for whom, and what is still wrong. */
export async function previewPublication(
  db: Database,
  hotel: GrantedHotel,
  scope: PublicationScope,
): Promise<PublicationPreview> {
  return previewOf(db, hotel, scope, await readPublication(db, hotel, scope));
}

interface ToPublish extends PublicationScope {
  /** The drafts as seen in the preview. */
  drafts: readonly { id: number; version: number }[];
  reason: string | null;
  shortNotice: ShortNotice;
  /** Not given: nothing is declared. */
  declaring?: Declaring;
  /** Whether it is a single change; its action can still be undone, by publishing. */
  isAtOnce?: boolean;
  settle: SettleAttendance;
  tell: Tell;
}

/** Publishes drafts without anybody else's approval, if the hotel and the rights of the account allow that. */
export async function publishPlan(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  wish: ToPublish,
): Promise<{ published: number; people: number }> {
  if (hotel.mayPlan) await refuseUnapproved(tx, hotel);
  return publishDrafts(tx, account, hotel, wish);
}

/** Publishes drafts: all or nothing, exactly those that were seen. The caller has asked whether they need approval. */
export async function publishDrafts(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { drafts: seen, reason, shortNotice, isAtOnce = false, declaring, settle, tell, ...scope }: ToPublish,
): Promise<{ published: number; people: number }> {
  const { companyId } = hotel;
  const ahead = await readScope(tx, hotel, scope);
  await lockPlan(tx, companyId, holdersOf(ahead.drafts));
  const publication = await readPublication(tx, hotel, scope);
  refuseUnseen(publication, seen);
  refuseUnlawful(hotel, publication, reason);
  const { drafts } = publication;
  const ids = drafts.map(({ item }) => item.id);
  const published = await lockItemsById(tx, hotel, ids);
  const publishedOf = new Map(published.map((item) => [item.id, item]));
  refuseChanged(drafts, publishedOf);
  const planned = drafts.filter(({ isRemoved }) => !isRemoved).map(({ item }) => item);
  // Also whom a draft takes something from: a shift may come from somebody whom the account does not plan.
  await refuseOthers(tx, hotel, [...planned, ...published]);
  refuseWithheld(hotel, [...planned, ...published]);
  await refuseItemsNotEmployed(tx, hotel, planned);
  await refuseAwayByNow(tx, hotel, drafts);
  const at = new Date();
  const notice = await readShortNotice(tx, companyId, drafts, publishedOf, at);
  refuseShortNotice(notice.changesOf, shortNotice);
  await writePlan(tx, companyId, drafts, publishedOf);
  await keepGestures(tx, companyId, new Map(drafts.map(({ item, way }) => [item.id, way ?? null])));
  const gone = ids.map((id) => ({ id, after: null }));
  await writeDrafts(tx, { companyId, accountId: account.id }, gone);
  if (!isAtOnce) await forgetSteps(tx, companyId, ids);
  await settle(tx, hotel);
  await declare(tx, account, hotel, drafts, publishedOf, declaring);
  await recordChanges(
    tx,
    drafts.map((draft) => auditOf(draft, publishedOf, companyId, account.id)),
  );
  const findings = publication.findings.filter(({ isUnlawful }) => isUnlawful);
  await keepPublication(
    tx,
    tell,
    { account, hotel },
    {
      first: scope.first,
      last: scope.last,
      at,
      items: drafts.length,
      findings,
      reason: findings.length > 0 ? reason : null,
      isAtOnce,
      ...notice,
      shortNotice,
    },
  );
  await closeSubmissions(tx, tell, { account, hotel }, drafts);
  await announce(tx, 'plan', 'all');
  return { published: drafts.length, people: notice.changesOf.size };
}

/**
 * Declares what was just published, where the hotel wants that. A change that nobody was asked about waits for the hour
 * of the hotel, or for whoever submits it.
 */
async function declare(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  drafts: readonly Draft[],
  publishedOf: ReadonlyMap<number, AnyPublished>,
  declaring: Declaring = unasked,
): Promise<void> {
  const at = await readDeclaringTime(tx, hotel);
  if (at === null || (at === 'atOnce' && declaring === unasked)) return;
  const touched = [...drafts.map(({ item }) => item), ...publishedOf.values()];
  const days = touched.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).sort();
  const people = [...new Set(touched.flatMap(({ employeeId }) => employeeId ?? []))];
  const planned = await readPublished(tx, hotel, people, { first: days[0]!, last: days.at(-1)! });
  const listed = daysToDeclare(hotel, at, drafts, publishedOf, planned);
  const ticked = new Set(chosenToDeclare(listed, declaring));
  // Of the days without any plan only those that somebody ticked are among them.
  const chosen = [...ticked].map((day) => Object.assign({}, day, { isWithoutWork: day.isUnplanned }));
  const now = chosen.filter(({ declaredAt }) => declaredAt === null);
  if (declaring !== unasked) {
    await leaveUndeclared(
      tx,
      hotel.companyId,
      listed.filter((day) => !ticked.has(day)),
    );
    await declarePublished(tx, hotel, account.id, now);
  }
  const later = chosen.filter(({ declaredAt }) => declaredAt !== null);
  await declareLater(tx, hotel.companyId, account.id, later);
}

const unasked: Declaring = { past: false, unplanned: [] };

/** Gives up drafts: the plan is again as published. One step to undo. */
export async function discardDrafts(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  scope: PublicationScope,
): Promise<AnyChanged> {
  const { companyId } = hotel;
  const ahead = await readScope(tx, hotel, scope);
  await lockPlan(tx, companyId, holdersOf(ahead.drafts));
  const ids = ahead.drafts.map(({ item }) => item.id);
  const drafts = await draftsOfItems(tx, companyId, ids);
  const published = await lockItemsById(tx, hotel, ids);
  const concerned = [...drafts.map(({ item }) => item), ...published];
  await refuseOthers(tx, hotel, concerned);
  refuseWithheld(hotel, concerned);
  const changes = drafts.map((draft) => ({ id: draft.item.id, before: stateOf(draft), after: null }));
  const owner = { companyId, accountId: account.id };
  await writeDrafts(tx, owner, changes);
  if (changes.length > 0) await addStep(tx, owner, 'discarded', changes);
  await announce(tx, 'plan', 'all');
  const checks = await findingsWithDrafts(tx, hotel, scope, ahead.people);
  const open = await readOpenPlan(tx, hotel, scope);
  const steps = await stepsOf(tx, account, hotel);
  return { drafts: [], open, gone: ids, isPublished: false, kept: null, ...checks, steps };
}

export function refuseUnseen({ drafts }: Publication, seen: ToPublish['drafts']): void {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const isAsSeen =
    drafts.length === versions.size && drafts.every(({ item, version }) => versions.get(item.id) === version);
  if (!isAsSeen)
    throw conflict('The plan has changed since you looked at it. Look at the changes again, then publish.');
}

function refuseUnlawful({ mayApprove }: GrantedHotel, { findings }: Publication, reason: string | null): void {
  if (!findings.some(({ isUnlawful }) => isUnlawful)) return;
  if (!mayApprove)
    throw new HttpError(403, 'FORBIDDEN', 'Only people with the right to approve can publish a plan against the law.');
  if (!reason?.trim()) throw invalid('reason', 'Say why the plan is published although it is against the law.');
}

function refuseChanged(drafts: readonly Draft[], publishedOf: ReadonlyMap<number, AnyPublished>): void {
  const isSame = ({ published, item }: Draft) => published?.version === publishedOf.get(item.id)?.version;
  const changed = drafts.find((draft) => !isSame(draft));
  if (changed)
    throw conflict(
      `A shift of ${changed.item.firstDay} was changed in the published roster after its draft. Undo that draft, then plan it again.`,
    );
}

/** A shift that goes from a person to nobody, or back, keeps its id, and its versions go on. */
async function writePlan(
  tx: Database,
  companyId: number,
  drafts: readonly Draft[],
  publishedOf: ReadonlyMap<number, AnyPublished>,
): Promise<void> {
  const moves = drafts.map(({ item, isRemoved }) => ({ was: publishedOf.get(item.id), will: isRemoved ? null : item }));
  const open = { removed: [] as number[], written: [] as Parameters<typeof publishOpen>[2]['written'][number][] };
  const ofPeople = {
    removed: [] as PlannedItem[],
    changed: [] as PlannedItem[],
    added: [] as (PlannedItem & { version: number })[],
  };
  for (const { was, will } of moves) {
    const version = (was?.version ?? 0) + 1;
    const isTheirs = will && hasPerson(will);
    if (was && hasPerson(was) && !isTheirs) ofPeople.removed.push(was);
    if (was && !hasPerson(was)) open.removed.push(was.id);
    if (will && !isTheirs) open.written.push({ item: will, version });
    if (isTheirs && was && hasPerson(was)) ofPeople.changed.push(will);
    else if (isTheirs) ofPeople.added.push({ ...will, version });
  }
  await publishOpen(tx, companyId, open);
  try {
    await publishItems(tx, companyId, ofPeople);
  } catch (error) {
    if (refusalOf(error)?.state !== overlapRefused) throw error;
    throw conflict('Somebody would work at two places at once. Publish the changes of everybody concerned together.');
  }
}

const overlapRefused = '23P01';

function auditOf(
  { item, isRemoved, published }: Draft,
  publishedOf: ReadonlyMap<number, AnyPublished>,
  companyId: number,
  accountId: number,
) {
  const before = publishedOf.get(item.id);
  const whose = item.employeeId ?? before?.employeeId ?? null;
  return {
    companyId,
    accountId,
    object: 'shift',
    objectId: item.id,
    ...(whose !== null && { employeeId: whose }),
    action: isRemoved ? ('remove' as const) : published ? ('change' as const) : ('add' as const),
    ...(before && { before: auditedOf(before) }),
    ...(!isRemoved && { after: auditedOf(item) }),
  };
}

const auditedOf = (item: AnyItem) =>
  hasPerson(item) ? eventOf(item) : { ...eventOf({ ...item, employeeId: 0 }), employeeId: null };
