import type { Zoom } from '@horae/timeline';
import type { CalendarViewName } from '#platform/storage';

/** The name of each zoom in storage and in requests. */
export const calendarViewOf: Record<Zoom, CalendarViewName> = {
  day: 'resourceTimelineDay',
  week: 'resourceTimelineWeek',
  'two-weeks': 'resourceTimelineTwoWeeks',
  month: 'resourceTimelineMonth',
};

export function zoomOf(name: CalendarViewName): Zoom {
  const found = Object.entries(calendarViewOf).find(([, other]) => other === name);
  return (found?.[0] as Zoom | undefined) ?? 'week';
}

/** The request has no two-week view; its dates decide. */
export function calledView(zoom: Zoom): Exclude<CalendarViewName, 'resourceTimelineTwoWeeks'> {
  const name = calendarViewOf[zoom];
  return name === 'resourceTimelineTwoWeeks' ? 'resourceTimelineWeek' : name;
}
