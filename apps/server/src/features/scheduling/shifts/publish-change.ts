import type { Account, GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import type { Tell } from '#platform/mail/notice';
import { isSameItem } from '#roster/planned-item';
import { keepPublication } from '../publications/publications.commands';
import { noticedChanges, type OwnChange, readNoticeHours } from '../publications/publications.reads';
import { refuseShortNotice } from '../publications/short-notice.commands';

/** Why a single change may be made: at short notice those who agreed, otherwise the reason; against the law the reason. */
export interface Justification {
  reason: string | null;
  agreed: readonly number[];
}

interface Published extends Justification {
  changes: readonly OwnChange[];
  /** What of it is against the law. */
  findings: readonly { day: string }[];
  tell: Tell;
}

/**
 * Publishes what was saved or removed by itself, as drafts are published: those concerned are told, old beside new, and
 * work that begins within the notice time needs their agreement or a reason.
 */
export async function publishChange(
  tx: Database,
  by: { account: Account; hotel: GrantedHotel },
  { changes, findings, reason, agreed, tell }: Published,
): Promise<void> {
  const told = findings.length > 0 ? changes.filter(({ before, after }) => before || after) : changes.filter(isNews);
  if (told.length === 0) return;
  const { companyId } = by.hotel;
  const at = new Date();
  const noticeHours = await readNoticeHours(tx, companyId);
  const changesOf = noticedChanges(told, at.getTime() / 1000, noticeHours);
  const shortNotice = { agreed: [...agreed], reason };
  refuseShortNotice(changesOf, shortNotice, 'reason');
  const days = told.flatMap(({ before, after }) => [before, after].flatMap((item) => daysOf(item))).sort();
  await keepPublication(tx, tell, by, {
    first: days[0]!,
    last: days.at(-1)!,
    at,
    items: told.length,
    findings,
    isAtOnce: true,
    reason: findings.length > 0 ? reason : null,
    changesOf,
    noticeHours,
    shortNotice,
  });
  await announce(tx, 'plan', 'all');
}

const daysOf = (item: OwnChange['before']) => (item ? [item.firstDay, item.lastDay] : []);

/** Whether its person sees something else than before: notes are not told, because they may say what concerns others. */
function isNews({ before, after }: OwnChange): boolean {
  if (!before || !after) return before !== after;
  return !isSameItem({ ...before, notes: null }, { ...after, notes: null });
}
