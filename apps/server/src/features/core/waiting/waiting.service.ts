import type { WaitingItem, WaitingKind } from '@horae/contract/core/waiting.contract';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { countRejected } from '../../declarations/declarations/rejected.reads';
import { countUnseenMessages } from '../../office/chat/chat.reads';
import { countUnreadMails } from '../../office/email/email.reads';
import { countDueTasks } from '../../office/todo/todo.reads';
import { countToApprove } from '../../scheduling/roster-approval/roster-approval.reads';
import { countOverdueFindings } from '../../time/attendance/overdue-findings.reads';
import { countOpenRequests } from '../../time/correction-requests/correction-requests.reads';
import { countWaitingSheets } from '../../time/timesheets/waiting-sheets.reads';

type Count = () => Promise<{ count: number; month: string | null }>;

const plain = async (count: Promise<number>) => ({ count: await count, month: null });

export interface Asked {
  account: Account;
  /** The hotel whose work is counted; null counts only what is the account's own. */
  hotel: GrantedHotel | null;
  day: string;
  /** Counts the people with roster checks today, kept while the roster does not change. */
  countChecks: (hotel: GrantedHotel) => Promise<number>;
  /** Called for each kind that could not be counted. */
  onFailure: (kind: WaitingKind, error: unknown) => void;
}

/** Counts what waits for an account, by its rights; a kind that fails holds up no other. */
export async function countWaiting(db: Database, asked: Asked): Promise<WaitingItem[]> {
  const counts = [...atHotel(db, asked), ...ofAccount(db, asked)];
  return Promise.all(
    counts.map(async ([kind, count]) => {
      try {
        return Object.assign({ kind }, await count());
      } catch (error) {
        asked.onFailure(kind, error);
        return { kind, count: null, month: null };
      }
    }),
  );
}

function atHotel(db: Database, { account, hotel, countChecks }: Asked): [WaitingKind, Count][] {
  if (!hotel) return [];
  const checks: [WaitingKind, Count] = ['rosterChecks', () => plain(countChecks(hotel))];
  if (!hotel.mayApprove) return hotel.mayPlan ? [checks] : [];
  const toApprove: [WaitingKind, Count] = ['rostersToApprove', () => plain(countToApprove(db, account, hotel))];
  return [
    ['overdueFindings', () => plain(countOverdueFindings(db, hotel))],
    ['correctionRequests', () => plain(countOpenRequests(db, hotel))],
    ['refusedDeclarations', () => plain(countRejected(db, hotel))],
    ...(hotel.mayPlan ? [toApprove] : []),
    ['timesheetsToApprove', () => countWaitingSheets(db, account.id, hotel)],
    checks,
  ];
}

const ofAccount = (db: Database, { account: { id }, day }: Asked): [WaitingKind, Count][] => [
  ['unreadMails', () => plain(countUnreadMails(db, id))],
  ['unseenMessages', () => plain(countUnseenMessages(db, id))],
  ['dueTasks', () => plain(countDueTasks(db, id, day))],
];
