import { isOpenRow } from '../model/open-rows.rules';
import type { GridRow } from '../model/rows.rules';
import { contractDifference } from '../model/totals.rules';
import { rosterWords } from '../roster.words';
import { hoursCell, hoursFigure } from '../texts/hour-texts';
import styles from './rows.module.css';

/** Hours of a row in the range, and their difference from the contract. */
export function RowTotal({ row, days, isOneLine }: { row: GridRow; days: number; isOneLine: boolean | undefined }) {
  const { say } = rosterWords;
  // Hours at the same time count once for a person; of open shifts they would say nothing.
  if (row.kind === 'resource' && isOpenRow(row.id)) return null;
  const { minutes, overtime } = row.totals;
  const difference = row.kind === 'resource' ? contractDifference(minutes, row.resource.weeklyHours, days) : null;
  const title = overtime > 0 ? say('totals.overtimePart', { hours: hoursCell(overtime, say) }) : undefined;
  return (
    <span className={styles.total} data-one-line={isOneLine || undefined} data-tip={title}>
      {hoursCell(minutes, say)}
      {difference !== null && difference !== 0 && (
        <small data-over={difference > 0 || undefined}>
          {difference > 0 ? '▲' : '▼'}
          {hoursFigure(Math.abs(difference))}
        </small>
      )}
    </span>
  );
}
