import type { KeyboardEvent } from 'react';
import { today } from '#platform/device-day';
import { calendarWords } from './calendar.words';
import { CalendarMark } from './calendar-mark';
import styles from './event-list.module.css';
import { clockText, dateText } from './event-times';
import { weekdayText } from './period-text';
import { detailsOf, eventName, type ShownEvent } from './shown-event';

interface EventListProps {
  events: readonly ShownEvent[];
  /** The first day of the period; events that started earlier are listed on it. */
  from: string;
  onOpen: (id: number) => void;
}

/** The events of a period, grouped by day. Arrow keys move between them. */
export function EventList({ events, from, onOpen }: EventListProps) {
  const say = calendarWords.use();
  const dayOf = ({ times }: ShownEvent) => (times.first < from ? from : times.first);
  const days = [...new Set(events.map(dayOf))];

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget } = event;
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    const buttons = [...currentTarget.querySelectorAll('button')];
    buttons[buttons.indexOf(target as HTMLButtonElement) + (key === 'ArrowDown' ? 1 : -1)]?.focus();
    event.preventDefault();
  }

  return (
    // The key handler serves the buttons inside.
    <div className={styles.days} onKeyDown={onKeyDown}>
      {days.map((day) => (
        <section key={day} className={`one-column-on-phone ${styles.day}`}>
          <h3 data-today={day === today() || undefined}>
            <time dateTime={day}>{weekdayText(day)}</time>
          </h3>
          <ul>
            {events
              .filter((shown) => dayOf(shown) === day)
              .map((shown) => (
                <li key={shown.id}>
                  <button
                    type="button"
                    data-event={shown.id}
                    aria-label={eventName(shown)}
                    onClick={() => onOpen(shown.id)}
                  >
                    <CalendarMark calendar={shown.calendar} isTinted />
                    <span className={styles.clock}>{clockText(shown.times) || say('allDay')}</span>
                    <span className={styles.title}>
                      {shown.title}
                      <small>
                        {[shown.times.first !== shown.times.last && dateText(shown.times), detailsOf(shown.event).place]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
