import { lazy, Suspense } from 'react';
import { Button } from '#ui/button';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { SkeletonGrid } from '#ui/skeleton';
import { calendarWords } from './calendar.words';
import type { CalendarPlace } from './calendar-place';
import { EventList } from './event-list';
import type { EventTimes } from './event-times';
import type { ShownEvent } from './shown-event';

const EventGrid = lazy(() => import('./event-grid').then((part) => ({ default: part.EventGrid })));

interface CalendarBodyProps {
  place: CalendarPlace;
  /** All loaded events: a month also shows days of its neighbours. */
  events: readonly ShownEvent[];
  inPeriod: readonly ShownEvent[];
  from: string;
  onOpen: (id: number) => void;
  onAdd: () => void;
  onCreate: (times: EventTimes) => void;
  onMove: (shown: ShownEvent, times: EventTimes) => void;
  onDay: (day: string) => void;
}

/** The period as a grid or a list, or what is shown instead. */
export function CalendarBody({ place, events, inPeriod, from, onAdd, onOpen, ...actions }: CalendarBodyProps) {
  const say = calendarWords.use();
  const { view, date, calendars } = place;
  if (calendars.length === 0) return <EmptyState drawing={<BlankRosterDrawing />} text={say('noCalendar')} />;
  if (view !== 'list') {
    return (
      <Suspense fallback={<CalendarSkeleton />}>
        <EventGrid view={view} date={date} events={events} onOpen={onOpen} {...actions} />
      </Suspense>
    );
  }
  if (inPeriod.length > 0) return <EventList events={inPeriod} from={from} onOpen={onOpen} />;
  return (
    <EmptyState drawing={<BlankRosterDrawing />} text={say('none')}>
      <Button onClick={onAdd}>{say('add')}</Button>
    </EmptyState>
  );
}

/** The placeholder while loading. */
export function CalendarSkeleton() {
  return (
    <div aria-hidden="true">
      <SkeletonGrid count={35} height={112} columns="repeat(7, minmax(0, 1fr))" gap={2} />
    </div>
  );
}
