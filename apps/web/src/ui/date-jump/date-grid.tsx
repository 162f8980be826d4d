import { firstDay, lastDay } from '@horae/contract/day';
import { addDays, wallTime } from '@horae/local-time/local-date';
import { addMonths } from '@horae/local-time/month';
import { weekStartOf } from '@horae/local-time/week';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { dateFormat } from '#platform/in-language';
import { uiWords } from '../ui.words';
import styles from './date-jump.module.css';
import { monthOf, monthWeeks } from './month-grid';

interface DateGridProps {
  day: string;
  taken: string;
  today: string;
  isLoaded: boolean;
  min?: string | undefined;
  max?: string | undefined;
  onMove: (day: string) => void;
  onTake: (day: string) => void;
}

const full = dateFormat({ dateStyle: 'full', timeZone: 'UTC' });
const short = dateFormat({ weekday: 'short', timeZone: 'UTC' });

function target({ key, shiftKey }: KeyboardEvent, day: string, isRtl: boolean): string | undefined {
  const forward = isRtl ? -1 : 1;
  if (key === 'ArrowRight') return addDays(day, forward);
  if (key === 'ArrowLeft') return addDays(day, -forward);
  if (key === 'ArrowDown') return addDays(day, 7);
  if (key === 'ArrowUp') return addDays(day, -7);
  if (key === 'Home') return weekStartOf(day);
  if (key === 'End') return addDays(weekStartOf(day), 6);
  if (key === 'PageDown') return addMonths(day, shiftKey ? 12 : 1);
  if (key === 'PageUp') return addMonths(day, shiftKey ? -12 : -1);
  return undefined;
}

/** One month, Monday first, as one tab stop. Arrows move by days, Page Up/Down by months, with Shift by years. */
export function DateGrid({
  day,
  taken,
  today,
  isLoaded,
  min = firstDay,
  max = lastDay,
  onMove,
  onTake,
}: DateGridProps) {
  const say = uiWords.use();
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  const weeks = monthWeeks(day);
  const month = monthOf(day);

  useEffect(() => {
    // Only after a key pressed in the grid, whose focused day may have been unmounted; choosing a month must not move
    // focus.
    if (isMoved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    isMoved.current = false;
  }, [day]);

  function onKeyDown(event: KeyboardEvent): void {
    const next = target(event, day, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    isMoved.current = true;
    onMove(next);
  }

  return (
    <table ref={grid} role="grid" className={styles.grid} aria-label={say('chooseDate')} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weeks[0]?.map((weekDay) => (
            <th key={weekDay} scope="col">
              {short(wallTime(weekDay)).slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((weekDay) => (
              <td key={weekDay} aria-selected={weekDay === taken}>
                <button
                  type="button"
                  className="hovers"
                  data-day={weekDay}
                  data-autofocus={weekDay === day || undefined}
                  tabIndex={weekDay === day ? 0 : -1}
                  aria-label={full(wallTime(weekDay)) + (weekDay === today ? `, ${say('today')}` : '')}
                  aria-current={weekDay === today ? 'date' : undefined}
                  data-outside={monthOf(weekDay) !== month || undefined}
                  data-dotted={(isLoaded && monthOf(weekDay) === month) || undefined}
                  aria-disabled={weekDay < min || weekDay > max || undefined}
                  onClick={() => (weekDay < min || weekDay > max ? onMove : onTake)(weekDay)}
                >
                  {Number(weekDay.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
