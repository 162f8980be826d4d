import type { LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import { hoursText } from '#platform/format-hours';
import { itemTitle } from '../planning/item-texts';
import { shortDay } from '../texts/day-texts';
import styles from './changed-days.module.css';
import { publicationsWords } from './publications.words';

interface Item {
  typeOfShift: string;
  start: string;
  end: string;
  leaveKind: LeaveKind | null;
  compensates?: string | null | undefined;
  department: string | null;
  jobTitle: string | null;
}

interface Change {
  before: Item | null;
  after: Item | null;
  /** Minutes until the work begins, of changes within the notice time. */
  shortNotice?: number | null;
}

interface ChangedDaysProps {
  changes: readonly Change[];
  noticeHours?: number;
}

/** A line for each day that changes, old beside new; the caller has the list around them. */
export function ChangedDays({ changes, noticeHours = 0 }: ChangedDaysProps) {
  return byDay(changes).map(([day, ofDay]) => {
    const notices = ofDay.flatMap(({ shortNotice }) => shortNotice ?? []);
    return (
      <li key={day}>
        <DayLine day={day} changes={ofDay} />
        {notices.length > 0 && (
          <span className={styles.notice}>
            <span className="small">{noticeText(Math.min(...notices), noticeHours * 60)}</span>
          </span>
        )}
      </li>
    );
  });
}

/** “Short notice: begins in 9 h, the notice time is 24 h” */
function noticeText(minutes: number, limit: number): string {
  const time = hoursText(Math.abs(minutes));
  return publicationsWords.say(minutes < 0 ? 'short.began' : 'short.begins', { time, limit: hoursText(limit) });
}

/** The changes by the day that they plan, or planned. */
function byDay<C extends Change>(changes: readonly C[]): [day: string, C[]][] {
  const days = new Map<string, C[]>();
  for (const change of changes) {
    const day = (change.after ?? change.before)!.start.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), change]);
  }
  return [...days].sort(([a], [b]) => a.localeCompare(b));
}

function DayLine({ day, changes }: { day: string; changes: readonly Change[] }) {
  const say = publicationsWords.use();
  const after = changes.flatMap((change) => change.after ?? []).map(itemTitle);
  const before = changes
    .flatMap((change) => change.before ?? [])
    .map((item) => (item.start.startsWith(day) ? '' : `${shortDay(item.start.slice(0, 10))} `) + itemTitle(item));
  const was = before.join(' / ');
  return (
    <>
      <span className={styles.day}>{shortDay(day)}</span>{' '}
      {after.length > 0 ? <span>{after.join(' / ')}</span> : <s>{was}</s>}{' '}
      <span className="quiet">
        {after.length === 0 ? say('removed') : was ? say('was', { text: was }) : say('added')}
      </span>
    </>
  );
}
