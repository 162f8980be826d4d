import { createCalendar, ResourceTimeline } from '@event-calendar/core';
import '@event-calendar/core/index.css';
import { movedItem, textOf, wallTime } from '../data.js';

/** Six-hour slots: fewer cells than the default half hour, so that the week fits the screen. */
export function create(root, [first, second]) {
  const resources = first.rows.map(({ id, title }) => ({ id: String(id), title }));
  const moved = { ...movedItem(first) };
  const [events, nextEvents] = [first, second].map(({ items }) => items.map(eventOf));
  let calendar;

  return {
    bars: '.ec-event',
    mount() {
      calendar = createCalendar(root, [ResourceTimeline], {
        view: 'resourceTimelineWeek',
        date: first.date,
        firstDay: 1,
        height: '100vh',
        headerToolbar: { start: '', center: '', end: '' },
        slotDuration: '06:00',
        slotWidth: 46,
        slotHeight: 32,
        resources,
        events,
      });
    },
    move(minutes) {
      moved.start += minutes * 60_000;
      moved.end += minutes * 60_000;
      calendar.updateEvent(eventOf(moved));
    },
    nextWeek() {
      calendar.setOption('events', nextEvents);
      calendar.setOption('date', second.date);
    },
    view() {
      const { right, bottom } = root.querySelector('.ec-main').getBoundingClientRect();
      const { bottom: top } = root.querySelector('.ec-header').getBoundingClientRect();
      const { right: left } = root.querySelector('.ec-body .ec-sidebar').getBoundingClientRect();
      return { left, top, right, bottom };
    },
    scroller: () => root.querySelector('.ec-main'),
  };
}

function eventOf(item) {
  const { id, resourceId, start, end } = item;
  return {
    id: String(id),
    resourceIds: [String(resourceId)],
    start: wallTime(start),
    end: wallTime(end),
    title: textOf(item),
  };
}
