import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { DateJump } from '../date-jump/date-jump';
import { IconButton } from '../icon-button';
import styles from './phone-dates.module.css';

interface PhoneDatesProps {
  /** The selected day, and the days that are shown as text. */
  value: string;
  text: string;
  today: string;
  previous: string;
  next: string;
  onMove: (by: 1 | -1) => void;
  onChange: (day: string) => void;
}

/** The days of a calendar in its head on phones: back, choose, forward. */
export function PhoneDates({ value, text, today, previous, next, onMove, onChange }: PhoneDatesProps) {
  return (
    <div className={styles.dates}>
      <h2 className="visually-hidden" aria-live="polite">
        {text}
      </h2>
      <IconButton icon={IconChevronLeft} className="flips" label={previous} onClick={() => onMove(-1)} />
      <DateJump value={value} text={text} today={today} onChange={onChange} />
      <IconButton icon={IconChevronRight} className="flips" label={next} onClick={() => onMove(1)} />
    </div>
  );
}
