import type { PublicationPreview } from '@horae/contract/scheduling/planning.contract';
import { rosterWords } from '../roster.words';
import { shortDay } from '../texts/day-texts';
import { hoursCell } from '../texts/hour-texts';
import { findingText } from '../texts/shift-texts';
import { itemTitle } from './item-texts';
import { planningWords } from './planning.words';
import styles from './publish-dialog.module.css';

type Person = PublicationPreview['people'][number];
type Change = Person['changes'][number];

interface PersonChangesProps {
  person: Person;
  findings: PublicationPreview['findings'];
}

/** What changes for one person, old and new, and what is still wrong with their plan. */
export function PersonChanges({ person, findings }: PersonChangesProps) {
  const { name, code, changes, minutesBefore, minutesAfter } = person;
  return (
    <li className={styles.person}>
      <div className={styles.head}>
        <strong>{name}</strong>
        <span className="quiet">{code}</span>
        {minutesBefore !== minutesAfter && (
          <span className={styles.hours}>{differenceText(minutesAfter - minutesBefore)}</span>
        )}
      </div>
      <ul className={styles.changes}>
        {byDay(changes).map(([day, ofDay]) => (
          <li key={day}>
            <DayLine day={day} changes={ofDay} />
          </li>
        ))}
        {findings.map(({ kind, day, measured, limit }) => (
          <li key={`${kind} ${day}`} className="danger-text">
            {shortDay(day)}: {findingText({ code: kind, date: day, shiftIds: [], amount: measured, limit })}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** `+8 h`, `−2.5 h` */
const differenceText = (minutes: number): string =>
  `${minutes > 0 ? '+' : '−'}${hoursCell(Math.abs(minutes), rosterWords.say)}`;

/** The changes by the day that they plan, or planned. */
function byDay(changes: readonly Change[]): [day: string, Change[]][] {
  const days = new Map<string, Change[]>();
  for (const change of changes) {
    const day = (change.after ?? change.before)!.start.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), change]);
  }
  return [...days].sort(([a], [b]) => a.localeCompare(b));
}

function DayLine({ day, changes }: { day: string; changes: readonly Change[] }) {
  const say = planningWords.use();
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
        {after.length === 0 ? say('publish.removed') : was ? say('publish.was', { text: was }) : say('publish.added')}
      </span>
    </>
  );
}
