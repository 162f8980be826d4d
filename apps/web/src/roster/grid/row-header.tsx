import { IconAlertTriangle, IconUserQuestion } from '@tabler/icons-react';
import { cutAtMatch } from '#platform/fold-text';
import { monogram } from '#ui/hotel/hotel-marks';
import { isOpenRow } from '../model/open-rows.rules';
import type { EmployeeRow, GridRow, GroupRow } from '../model/rows.rules';
import { rosterWords } from '../roster.words';
import styles from './rows.module.css';

function Marked({ text, search }: { text: string; search: string }) {
  if (!search) return text;
  const [before, match, after] = cutAtMatch(text, search);
  return (
    <>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </>
  );
}

interface RowHeaderProps {
  row: EmployeeRow;
  /** In the smallest rows: the name, then code and job title as far as they fit. */
  isOneLine: boolean | undefined;
  onMenu: (row: GridRow, rect: DOMRect) => void;
}

export function RowHeader({ row, isOneLine, onMenu }: RowHeaderProps) {
  const { say } = rosterWords;
  const { title, employeeCode, jobTitle, hasFixedWorkHours } = row.resource;
  const isOpen = isOpenRow(row.id);
  const issues = row.issues > 0 && (
    <span className={styles.issues} data-tip={say('row.issues', { count: row.issues })}>
      <IconAlertTriangle size={13} stroke={1.75} aria-hidden="true" />
      {row.issues}
    </span>
  );
  const name = (
    <b data-tip={title}>
      <Marked text={title} search={row.search} />
    </b>
  );
  const menu = !isOpen && (
    <button
      type="button"
      tabIndex={-1}
      className={`hovers ${styles.menu}`}
      aria-label={say('row.actions', { name: title })}
      aria-haspopup="menu"
      onClick={(event) => onMenu(row, event.currentTarget.getBoundingClientRect())}
    >
      ⋮
    </button>
  );
  if (isOneLine) {
    const rest = isOpen ? jobTitle : `${employeeCode} · ${jobTitle}`;
    return (
      <>
        <span className={`${styles.who} ${styles.oneLine}`} data-found={row.isFound || undefined}>
          {name}
          <small data-tip={rest}>
            <Marked text={rest} search={row.search} />
          </small>
          {issues}
        </span>
        {menu}
      </>
    );
  }
  return (
    <>
      <span className={styles.initials} aria-hidden="true">
        {isOpen ? <IconUserQuestion size={16} stroke={1.5} /> : monogram(title)}
      </span>
      <span className={styles.who} data-found={row.isFound || undefined}>
        {name}
        <span className={styles.under}>
          <small data-tip={jobTitle}>
            <Marked text={jobTitle} search={row.search} />
          </small>
          {issues}
          {!isOpen && (
            <span className={styles.tag} data-tip={say(hasFixedWorkHours ? 'fixed' : 'flexible')}>
              {say(hasFixedWorkHours ? 'fixed.tag' : 'flexible.tag')}
            </span>
          )}
        </span>
      </span>
      {menu}
    </>
  );
}

export function GroupHeader({ row }: { row: GroupRow }) {
  return (
    <span className={styles.group} data-tip={`${row.title} (${row.size})`}>
      {row.title} <small>({row.size})</small>
    </span>
  );
}
