import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '#ui/icon-button';
import styles from './sheet.module.css';
import { sheetWords } from './sheet.words';
import { monthText, moveMonth } from './sheet-month';

/** The month, with buttons for the previous and next one. */
export function MonthSteps({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  const say = sheetWords.use();
  return (
    <div className={styles.months} role="group" aria-label={say('month')}>
      <IconButton
        icon={IconChevronLeft}
        label={say('previousMonth')}
        data-flips=""
        onClick={() => onMonth(moveMonth(month, -1))}
      />
      <span className={styles.month} aria-live="polite">
        {monthText(month)}
      </span>
      <IconButton
        icon={IconChevronRight}
        label={say('nextMonth')}
        data-flips=""
        onClick={() => onMonth(moveMonth(month, 1))}
      />
    </div>
  );
}
