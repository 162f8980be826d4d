import { firstDay, lastDay } from '@horae/contract/day';
import { addMonths } from '@horae/local-time/month';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '#platform/format-date';
import { dateFormat } from '#platform/in-language';
import { IconButton } from '../icon-button';
import { tabRound } from '../tab-round';
import { uiWords } from '../ui.words';
import { DateGrid } from './date-grid';
import styles from './date-jump.module.css';
import { monthOf } from './month-grid';

interface DatePanelProps {
  value: string;
  today: string;
  onChange: (day: string) => void;
  /** Days before and after these cannot be chosen; the panel says so on each of them. */
  min?: string;
  max?: string;
  loadedMonths?: ReadonlySet<string>;
}

const monthName = dateFormat({ month: 'long', timeZone: 'UTC' });
const monthNames = () => Array.from({ length: 12 }, (_, month) => monthName(new Date(Date.UTC(2024, month, 1))));

export function DatePanel({ value, today, onChange, min = firstDay, max = lastDay, loadedMonths }: DatePanelProps) {
  const say = uiWords.use();
  // The day focused by the keyboard; Enter or a click selects it.
  const [day, setDay] = useState(value);
  const [year, month] = day.split('-').map(Number) as [number, number];
  const panel = useRef<HTMLDivElement>(null);
  // The popover is positioned only after this has mounted, so focusing must not scroll the page before that.
  useEffect(() => panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true }), []);
  return (
    <div ref={panel} className="stack-2" onKeyDown={(event) => tabRound(event.currentTarget, event)}>
      <div className={`row-1 centred ${styles.head}`}>
        <select
          aria-label={say('month')}
          value={month}
          onChange={(event) => setDay(addMonths(day, Number(event.currentTarget.value) - month))}
        >
          {monthNames().map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
              {loadedMonths?.has(`${year}-${String(index + 1).padStart(2, '0')}`) ? ' •' : ''}
            </option>
          ))}
        </select>
        <IconButton
          icon={IconChevronLeft}
          label={say('previousYear')}
          className="flips"
          onClick={() => setDay(addMonths(day, -12))}
        />
        <output aria-label={say('year', { year })}>{year}</output>
        <IconButton
          icon={IconChevronRight}
          label={say('nextYear')}
          className="flips"
          onClick={() => setDay(addMonths(day, 12))}
        />
      </div>
      <DateGrid
        day={day}
        taken={value}
        today={today}
        isLoaded={loadedMonths?.has(monthOf(day)) ?? false}
        min={min}
        max={max}
        onMove={setDay}
        onTake={onChange}
      />
      <p role="status" className={`note ${styles.bounds}`}>
        {day < min && say('dateMin', { date: formatDate(min) })}
        {day > max && say('dateMax', { date: formatDate(max) })}
      </p>
    </div>
  );
}
