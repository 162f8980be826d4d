import { useScreenKeys } from '#platform/screen-keys';
import { calendarWords } from './calendar.words';
import { type CalendarView, calendarViews } from './calendar-place';
import type { ShownEvent } from './shown-event';

interface CalendarActions {
  onAdd: () => void;
  onToday: () => void;
  onStep: (step: 1 | -1) => void;
  onView: (view: CalendarView) => void;
  onDelete: (shown: ShownEvent) => void;
}

const idInFocus = () => document.activeElement?.closest<HTMLElement>('[data-event]')?.dataset.event;

/** The single-key shortcuts of the calendar. */
export function useCalendarKeys(events: readonly ShownEvent[], actions: CalendarActions): void {
  const say = calendarWords.use();
  useScreenKeys(say('title'), [
    { what: say('key.add'), keys: ['n'], action: actions.onAdd },
    { what: say('key.today'), keys: ['t'], action: actions.onToday },
    { what: say('key.previous'), keys: ['['], action: () => actions.onStep(-1) },
    { what: say('key.next'), keys: [']'], action: () => actions.onStep(1) },
    {
      what: say('key.view'),
      keys: ['1', '2', '3', '4'],
      action: (key) => actions.onView(calendarViews[Number(key) - 1] ?? 'month'),
    },
    {
      what: say('key.delete'),
      keys: ['Delete'],
      action: () => {
        const shown = events.find(({ id }) => String(id) === idInFocus());
        if (shown) actions.onDelete(shown);
      },
    },
  ]);
}
