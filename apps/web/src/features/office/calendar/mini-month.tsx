import { addMonths } from '@horae/local-time/month';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { today } from '#platform/device-day';
import { DateGrid } from '#ui/date-jump/date-grid';
import { IconButton } from '#ui/icon-button';
import { calendarWords } from './calendar.words';
import styles from './calendar-panel.module.css';
import { monthText } from './period-text';

interface MiniMonthProps {
  date: string;
  onTake: (day: string) => void;
}

/** A small month for choosing a day. */
export function MiniMonth({ date, onTake }: MiniMonthProps) {
  const say = calendarWords.use();
  const [day, setDay] = useState(date);
  const [now] = useState(today);
  return (
    <div className={`stack-1 ${styles.month}`}>
      <div className={styles.head}>
        <h2 aria-live="polite">{monthText(day)}</h2>
        <div className={styles.head}>
          <IconButton
            icon={IconChevronLeft}
            label={say('previousMonth')}
            className="flips"
            onClick={() => setDay(addMonths(day, -1))}
          />
          <IconButton
            icon={IconChevronRight}
            label={say('nextMonth')}
            className="flips"
            onClick={() => setDay(addMonths(day, 1))}
          />
        </div>
      </div>
      <DateGrid day={day} taken={date} today={now} isLoaded={false} onMove={setDay} onTake={onTake} />
    </div>
  );
}
