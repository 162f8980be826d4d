import type { LocalDate } from '@horae/local-time/local-date';
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { longDay } from '../../texts/day-texts';
import { findingText } from '../../texts/shift-texts';
import { itemTimes } from '../item-texts';
import { MendMenu } from '../mend-menu';
import { findingsOn } from '../model/checks-with-drafts.rules';
import { entriesOn } from '../model/replace-day.rules';
import { DayActions } from './day-actions';
import styles from './person-plan.module.css';
import { personPlanWords } from './person-plan.words';
import type { PersonPlanProps } from './person-plan-props';

interface PersonDayProps extends PersonPlanProps {
  day: LocalDate;
  isOpen: boolean;
  onToggle: () => void;
}

/** One day: what is planned, what is wrong with it, and, when open, what can be done. */
export function PersonDay({ day, isOpen, onToggle, ...props }: PersonDayProps) {
  const { row, edits, checks, address } = props;
  const say = personPlanWords.use();
  const id = useId();
  const entries = entriesOn(edits.now, row.id, day, address.days);
  const found = findingsOn(checks, row.id, day);
  return (
    <li className={styles.day} data-today={day === address.today || undefined}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <b>{longDay(day)}</b>
        {found.length > 0 && <IconAlertTriangle className={styles.warning} size={16} stroke={1.5} aria-hidden="true" />}
        <IconChevronDown className={styles.arrow} size={18} stroke={1.5} aria-hidden="true" />
        <span className={styles.items}>
          {entries.length === 0
            ? say('empty')
            : entries.map((entry) => <span key={entry.id}>{itemTimes(entry, address.days)}</span>)}
        </span>
      </button>
      {isOpen && (
        <div id={id} className={styles.body}>
          {found.map((finding) => (
            <p key={findingText(finding)} className={styles.finding}>
              {findingText(finding)}
            </p>
          ))}
          {found.length > 0 && props.rules && (
            <MendMenu found={found} employee={row.id} {...{ edits, address }} rules={props.rules} board={props.board} />
          )}
          <DayActions {...props} day={day} entries={entries} />
        </div>
      )}
    </li>
  );
}
