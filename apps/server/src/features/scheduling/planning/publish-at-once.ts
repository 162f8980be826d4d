import type { KeptDraft } from '@horae/contract/scheduling/plan-drafts';
import { longestPlan } from '@horae/contract/scheduling/planned-items';
import { addDays, daysBetween } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import type { Account, GrantedHotel } from '#platform/account';
import { type Database, inTransaction } from '#platform/database';
import { conflict, HttpError } from '#platform/errors';
import type { Tell } from '#platform/mail/notice';
import { type AnyItem, hasPerson } from '#roster/planned-item';
import { refuseUnapproved } from '../../people/organisation/needs-approval.reads';
import { readPlanSettings } from '../../people/organisation/plan-settings.reads';
import { readPublishedRanges } from '../publications/publications.reads';
import { reachOfChange } from '../roster-checks/plan-findings.reads';
import { readPublished } from '../shifts/planned-items.reads';
import type { StepChange } from './draft';
import { draftsOfItems, draftsOfPeople } from './drafts.store';
import { openDepartmentsOf } from './open-scope';
import { widened } from './plan-scope';
import { publishDrafts, type SettleAttendance } from './publish-plan.service';
import { isPublishedDay } from './published-days.rules';

/** How an action is published at once, where the hotel wants that. */
export interface AtOnce {
  settle: SettleAttendance;
  tell: Tell;
  /** Somebody has decided on it already: it is published whatever the hotel wants of single changes, or refused. */
  decided?: { reason: string | null; agreed: readonly number[] };
}

interface AtOnceAction extends AtOnce {
  changes: readonly StepChange[];
  /** The items as they are published before it. */
  published: readonly AnyItem[];
  /** Whether it undoes what was published at once; its days were published then. */
  isUndo?: boolean;
}

export interface AtOnceOutcome {
  isPublished: boolean;
  /** Why it stays a draft although the hotel publishes single changes at once. */
  kept: KeptDraft | null;
}

/**
 * Publishes an action that was just written as drafts, if the hotel wants that, the days are published already, and
 * nothing about it asks for somebody's decision. `published` has the items as they are published before it.
 */
export async function publishAtOnce(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { changes, published, isUndo = false, decided, settle, tell }: AtOnceAction,
): Promise<AtOnceOutcome> {
  const stays = (kept: KeptDraft | null): AtOnceOutcome => ({ isPublished: false, kept });
  const drafted = changes.flatMap(({ after }) => after ?? []);
  const { publishesAtOnce, needsApproval } = await readPlanSettings(tx, hotel.companyId);
  if ((!publishesAtOnce && !decided) || drafted.length === 0) return stays(null);
  const touched = [...drafted.map(({ item }) => item), ...published];
  const days = touched.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).sort();
  const range = { first: days[0]!, last: days.at(-1)! };
  if (!decided && daysBetween(range.first, range.last) >= longestPlan) return stays(null);
  const people = [...new Set(touched.flatMap(({ employeeId }) => employeeId ?? []))];
  const ids = new Set(changes.map(({ id }) => id));
  const publish = async (inner: Database) => {
    const drafts = await draftsOfItems(inner, hotel.companyId, [...ids]);
    await publishDrafts(inner, account, hotel, {
      ...range,
      departments: [],
      employees: people,
      openIn: [...new Set(drafts.flatMap(openDepartmentsOf))],
      openIds: ids,
      ...(decided && { longest: Infinity }),
      drafts: drafts.map(({ item, version }) => ({ id: item.id, version })),
      reason: decided?.reason ?? null,
      shortNotice: { agreed: [...(decided?.agreed ?? [])], reason: decided?.reason ?? null },
      isAtOnce: true,
      settle,
      tell,
    });
    return { isPublished: true, kept: null };
  };
  if (decided) {
    await refuseUnapproved(tx, hotel);
    const others = (await draftsOfPeople(tx, hotel.companyId, people, range)).filter(({ item }) => !ids.has(item.id));
    if (others.length > 0)
      throw conflict('Some of these days have changes that are not published. Publish or discard them first.');
    return publish(tx);
  }
  if (!isUndo && !(await areAllPublished(tx, hotel, touched, range))) return stays(null);
  if (needsApproval) return stays('approval');
  const around = await draftsOfPeople(tx, hotel.companyId, people, widened(range, reachOfChange));
  if (changes.some(({ before }) => before !== null) || around.some(({ item }) => !ids.has(item.id)))
    return stays('otherDrafts');
  try {
    // A savepoint: what asks for a decision stays a draft.
    return await inTransaction(tx, publish);
  } catch (error) {
    const kept = keptBecause(error);
    if (!kept) throw error;
    return stays(kept);
  }
}

/** Whether the days of all these items are published already. */
async function areAllPublished(
  tx: Database,
  hotel: GrantedHotel,
  items: readonly AnyItem[],
  { first, last }: { first: string; last: string },
): Promise<boolean> {
  const own = items.filter(hasPerson);
  // What was never anybody’s is not known to anybody.
  if (own.length === 0) return false;
  const people = [...new Set(own.map(({ employeeId }) => employeeId))];
  const weeks = { first: weekStartOf(first), last: addDays(weekStartOf(last), 6) };
  const known = {
    ranges: await readPublishedRanges(tx, hotel.companyId, people, weeks),
    work: (await readPublished(tx, hotel, people, weeks)).filter(({ allDay }) => !allDay),
  };
  return own.every(({ employeeId, firstDay }) => isPublishedDay(employeeId, firstDay, known));
}

/** What publishing asks for. */
function keptBecause(error: unknown): KeptDraft | null {
  if (!(error instanceof HttpError)) return null;
  const [field] = (error.more.error?.fields as { path: string }[] | undefined) ?? [];
  if (field?.path === 'shortNotice.reason') return 'shortNotice';
  return field?.path === 'reason' || error.status === 403 ? 'unlawful' : null;
}

/** An action that was published at once, as it can be undone. */
export function publishedStep({ id, after }: StepChange, published: readonly AnyItem[]): StepChange {
  const before = published.find((item) => item.id === id) ?? null;
  return { id, before: null, after: null, published: { before, after: after && !after.isRemoved ? after.item : null } };
}
