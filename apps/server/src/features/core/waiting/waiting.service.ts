import type { WaitingItem, WaitingKind } from '@horae/contract/core/waiting.contract';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { countRejected } from '../../declarations/declarations/rejected.reads';
import { countUnseenMessages } from '../../office/chat/chat.reads';
import { countUnreadMails } from '../../office/email/email.reads';
import { countDueTasks } from '../../office/todo/todo.reads';
import { countOverdueFindings } from '../../time/attendance/overdue-findings.reads';
import { countOpenRequests } from '../../time/correction-requests/open-requests.reads';
import { countWaitingSheets } from '../../time/timesheets/waiting-sheets.reads';

type Counted = number | { count: number; month: string | null };
type Count = () => Promise<Counted>;

export interface Asked {
  account: Account;
  /** The hotel whose work is counted; null counts only what is the account's own. */
  hotel: GrantedHotel | null;
  day: string;
  /** Counts the roster checks of today, kept while the roster does not change. */
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
        const counted = await count();
        return typeof counted === 'number' ? { kind, count: counted, month: null } : { kind, ...counted };
      } catch (error) {
        asked.onFailure(kind, error);
        return { kind, count: null, month: null };
      }
    }),
  );
}

function atHotel(db: Database, { account, hotel, countChecks }: Asked): [WaitingKind, Count][] {
  if (!hotel) return [];
  const checks: [WaitingKind, Count] = ['rosterChecks', () => countChecks(hotel)];
  if (!hotel.mayApprove) return hotel.mayPlan ? [checks] : [];
  return [
    ['overdueFindings', () => countOverdueFindings(db, hotel)],
    ['correctionRequests', () => countOpenRequests(db, hotel)],
    ['refusedDeclarations', () => countRejected(db, hotel)],
    ['timesheetsToApprove', () => countWaitingSheets(db, account.id, hotel)],
    checks,
  ];
}

const ofAccount = (db: Database, { account: { id }, day }: Asked): [WaitingKind, Count][] => [
  ['unreadMails', () => countUnreadMails(db, id)],
  ['unseenMessages', () => countUnseenMessages(db, id)],
  ['dueTasks', () => countDueTasks(db, id, day)],
];
