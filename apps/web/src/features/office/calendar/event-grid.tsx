import FullCalendar, {
  type CalendarRef,
  type DayHeaderInfo,
  type EventChangeInfo,
  type EventDisplayInfo,
} from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { useEffect, useMemo, useRef, useState } from 'react';
import { dayOfMoment } from '#platform/device-day';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { direction } from '#platform/preferences';
import { calendarWords } from './calendar.words';
import { CalendarMark } from './calendar-mark';
import type { CalendarView } from './calendar-place';
import styles from './event-grid.module.css';
import { type EventTimes, instantOf, timesOf } from './event-times';
import { eventName, type ShownEvent } from './shown-event';

const views = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } as const;
const tints = {
  Business: 'info-soft',
  Holiday: 'success-soft',
  Personal: 'primary-soft',
  ETC: 'sunken',
  Family: 'warning-soft',
} as const;
/** The night is hidden unless it has an event. */
const usualMorning = '06:00';

interface EventGridProps {
  view: Exclude<CalendarView, 'list'>;
  date: string;
  events: readonly ShownEvent[];
  onOpen: (id: number) => void;
  onCreate: (times: EventTimes) => void;
  onMove: (shown: ShownEvent, times: EventTimes) => void;
  onDay: (day: string) => void;
}

/** Month, week and day as grids with events that can be created, dragged and resized. */
export function EventGrid({ view, date, events, onOpen, onCreate, onMove, onDay }: EventGridProps) {
  const say = calendarWords.use();
  const dir = direction.use();
  const grid = useRef<CalendarRef>(null);
  const [isMeasured, setMeasured] = useState(false);

  useEffect(() => {
    // The grid renders synchronously and must not be changed while React is rendering.
    queueMicrotask(() => grid.current?.getApi().changeView(views[view], date));
  }, [view, date]);

  // Rows get their heights in the second frame: shown before that, everything below would jump.
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasured(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const drawn = useMemo(
    () =>
      events.map(({ id, event, title, calendar, times }, at) => ({
        id: String(id),
        title,
        extendedProps: { shown: events[at] },
        allDay: times.allDay,
        start: times.allDay ? times.first : instantOf(times.first, times.from),
        end: times.allDay ? (event.end ?? undefined) : instantOf(times.last, times.to),
        color: `var(--${tints[calendar]})`,
        contrastColor: calendar === 'ETC' ? 'var(--ink)' : `var(--${tints[calendar]}-on)`,
      })),
    [events],
  );
  const morning = events.reduce(
    (earliest, { times }) => (!times.allDay && times.from < earliest ? `${times.from.slice(0, 2)}:00` : earliest),
    events.some(({ times }) => !times.allDay && times.first < times.last) ? '00:00' : usualMorning,
  );
  const shownOf = (id: string) => events.find((shown) => String(shown.id) === id);

  function move({ event }: EventChangeInfo): void {
    const shown = shownOf(event.id);
    if (shown) onMove(shown, timesOf(spanOf(event)));
  }

  return (
    <div className={styles.grid} data-measured={isMeasured || undefined}>
      <FullCalendar
        ref={grid}
        plugins={[dayGridPlugin, timeGridPlugin, interactionPlugin, classicTheme]}
        initialView={views[view]}
        initialDate={date}
        events={drawn}
        direction={dir}
        firstDay={1}
        height="auto"
        borderless
        dayHeaderClass="small"
        dayHeaderContent={headDay}
        dayCellTopClass="small"
        slotHeaderClass="small"
        allDayHeaderClass="small"
        headerToolbar={false}
        eventDisplay="block"
        dayMaxEvents={3}
        slotMinTime={morning}
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
        eventTimeFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
        allDayText={say('allDay')}
        moreLinkText={(count: number) => say('more', { count })}
        moreLinkClick={({ date: day }) => onDay(dayOfMoment(day))}
        navLinks
        navLinkDayClick={(day) => onDay(dayOfMoment(day))}
        nowIndicator
        editable
        eventResizableFromStart
        forceEventDuration
        eventInteractive
        eventClick={({ event }) => onOpen(Number(event.id))}
        eventDrop={move}
        eventResize={move}
        selectable
        select={(span) => onCreate(timesOf(spanOf(span)))}
        eventDidMount={({ el, event }) => el.setAttribute('data-event', event.id)}
        eventContent={drawEvent}
      />
    </div>
  );
}

/** Where only the first letter of the weekday fits, the day of the month is below it. */
function headDay({ text, date, isNarrow, view }: DayHeaderInfo) {
  if (!isNarrow || view.type === views.month) return text;
  return (
    <span className={styles.narrowDay}>
      {text}
      <b>{date.getDate()}</b>
    </span>
  );
}

/** The visible event, and its name for assistive technology. */
function drawEvent({ event, timeText, isShort, view }: EventDisplayInfo) {
  const shown = event.extendedProps.shown as ShownEvent | undefined;
  const from = shown?.times.from;
  const clock = isShort && from ? from : timeText;
  return (
    <>
      {shown && <span className="visually-hidden">{eventName(shown)}</span>}
      <span
        className={styles.event}
        data-flat={view.type === views.month ? 'month' : isShort ? 'short' : undefined}
        aria-hidden="true"
      >
        {shown && <CalendarMark calendar={shown.calendar} />}
        {clock && (
          <span className={styles.time}>
            <span className={styles.whole}>{clock}</span>
            <span className={styles.start}>{from}</span>
          </span>
        )}
        <span className={styles.title}>{event.title}</span>
      </span>
    </>
  );
}

/** Converts a span of the grid to the stored form. */
function spanOf({ start, end, startStr, endStr, allDay }: SpanInGrid) {
  if (allDay) return { allDay, start: startStr.slice(0, 10), end: endStr ? endStr.slice(0, 10) : null };
  return { allDay, start: start!.toISOString(), end: end?.toISOString() ?? null };
}

interface SpanInGrid {
  start: Date | null;
  end: Date | null;
  startStr: string;
  endStr: string;
  allDay: boolean;
}
