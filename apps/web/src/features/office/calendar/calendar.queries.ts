import {
  type CalendarEvent,
  calendarContract,
  type EventChange,
  type NewEvent,
} from '@horae/contract/office/calendar.contract';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';

export const everyEvent = ['calendar'];

/** The events of these calendars; of all calendars if undefined. */
export function eventsQuery(calendars: string | undefined) {
  return queryOptions({
    queryKey: [...everyEvent, calendars],
    queryFn: ({ signal }) => call(calendarContract.list, { query: { calendars } }, signal),
    placeholderData: keepPreviousData,
  });
}

/** An event as it was when its form opened, with the tag that guards the change. */
export function eventToEditQuery(id: number) {
  return queryOptions({
    queryKey: ['event-to-edit', id],
    queryFn: ({ signal }) => callTagged(calendarContract.one, { query: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export const addEvent = mutationOptions({
  mutationFn: ({ event, key }: { event: NewEvent; key: string }) =>
    callTagged(calendarContract.add, { body: { event } }, { idempotencyKey: key }),
  meta: { refreshes: everyEvent, showsError: true },
});

export const updateEvent = mutationOptions({
  mutationFn: ({ event, tag }: { event: EventChange; tag: string | undefined }) =>
    callTagged(calendarContract.update, { body: { event } }, { ifMatch: tag }),
  meta: { refreshes: everyEvent, showsError: true },
});

/** An optimistic update: the event moves immediately; if the server refuses, the stored state returns. */
export const moveEvent = mutationOptions({
  mutationFn: (event: Pick<CalendarEvent, 'id' | 'start' | 'end' | 'allDay'>) =>
    call(calendarContract.update, { body: { event } }),
  async onMutate(moved) {
    await queryClient.cancelQueries({ queryKey: everyEvent });
    queryClient.setQueriesData<CalendarEvent[]>({ queryKey: everyEvent }, (events) =>
      events?.map((event) => (event.id === moved.id ? { ...event, ...moved } : event)),
    );
  },
  onError: () => void queryClient.invalidateQueries({ queryKey: everyEvent }),
  meta: { refreshes: everyEvent },
});

export const removeEvent = mutationOptions({
  mutationFn: (id: number) => call(calendarContract.remove, { query: { id } }),
  meta: { refreshes: everyEvent },
});
