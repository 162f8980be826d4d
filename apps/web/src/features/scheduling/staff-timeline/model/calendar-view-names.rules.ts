import type { Zoom } from '@horae/timeline';
import type { CalendarViewName } from '#platform/storage';

/** What a zoom is called in storage and in calls. */
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

/** The call knows no two weeks; its own dates decide. */
export function calledView(zoom: Zoom): Exclude<CalendarViewName, 'resourceTimelineTwoWeeks'> {
  const name = calendarViewOf[zoom];
  return name === 'resourceTimelineTwoWeeks' ? 'resourceTimelineWeek' : name;
}
