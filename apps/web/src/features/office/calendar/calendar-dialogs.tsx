import type { CalendarEvent } from '@horae/contract/office/calendar.contract';
import { today } from '#platform/device-day';
import type { CalendarPlace } from './calendar-place';
import { DeleteEventDialog } from './delete-event-dialog';
import { EventDrawer } from './event-drawer';
import type { EventTimes } from './event-times';
import { NewEventDrawer } from './new-event-drawer';

interface CalendarDialogsProps {
  place: CalendarPlace;
  /** The times chosen in the grid for a new event. */
  slot: EventTimes | null;
  deleting: CalendarEvent | null;
  onDelete: (event: CalendarEvent | null) => void;
  onClose: () => void;
}

/** The drawer of a new event or of an open one, and the question before one is deleted. */
export function CalendarDialogs({ place, slot, deleting, onDelete, onClose }: CalendarDialogsProps) {
  const { calendars, open, date } = place;
  return (
    <>
      {open === 'new' && (
        <NewEventDrawer times={slot ?? nextHour(date)} calendar={calendars[0] ?? 'Business'} onClose={onClose} />
      )}
      {typeof open === 'number' && <EventDrawer key={open} id={open} onDelete={onDelete} onClose={onClose} />}
      {deleting && <DeleteEventDialog event={deleting} onDeleted={onClose} onClose={() => onDelete(null)} />}
    </>
  );
}

/** The next full hour today, or 9:00 on another day. */
function nextHour(day: string): EventTimes {
  const hour = day === today() ? Math.min(new Date().getHours() + 1, 22) : 9;
  const text = (full: number) => `${String(full).padStart(2, '0')}:00`;
  return { allDay: false, first: day, last: day, from: text(hour), to: text(hour + 1) };
}
