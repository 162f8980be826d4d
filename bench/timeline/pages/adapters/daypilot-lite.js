import { DayPilot } from '@daypilot/daypilot-lite-javascript';
import { movedItem, textOf, wallTime } from '../data.js';

const headerHeight = 30;

/** Default progressive rendering and scroll delay; bars out of sight are removed, as its documentation advises. */
export function create(root, [first, second]) {
  const resources = first.rows.map(({ id, title }) => ({ id: `r${id}`, name: title }));
  const moved = { ...movedItem(first) };
  const [events, nextEvents] = [first, second].map(({ items }) => items.map(eventOf));
  let scheduler;
  const scroller = () => root.querySelector('.scheduler_default_scrollable');

  return {
    bars: '.scheduler_default_event',
    mount() {
      scheduler = new DayPilot.Scheduler(root, {
        startDate: first.date,
        days: 7,
        scale: 'CellDuration',
        cellDuration: 360,
        cellWidth: 40,
        timeHeaders: [{ groupBy: 'Day', format: 'd' }],
        headerHeight,
        rowHeaderWidth: 248,
        eventHeight: 24,
        heightSpec: 'Fixed',
        height: innerHeight - headerHeight - 20,
        durationBarVisible: false,
        useEventBoxes: 'Never',
        dynamicEventRenderingCacheSweeping: true,
        resources,
        events,
      });
      scheduler.init();
    },
    move(minutes) {
      moved.start += minutes * 60_000;
      moved.end += minutes * 60_000;
      scheduler.events.update(eventOf(moved));
    },
    nextWeek: () => scheduler.update({ startDate: second.date, events: nextEvents }),
    view: () => scroller().getBoundingClientRect(),
    scroller,
  };
}

function eventOf(item) {
  const { id, resourceId, start, end } = item;
  return { id, resource: `r${resourceId}`, start: wallTime(start), end: wallTime(end), text: textOf(item) };
}
