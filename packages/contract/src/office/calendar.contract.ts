import { z } from 'zod';
import { Id, isNotBlank } from '../fields';
import { Moment, momentOf } from '../moment';
import { route } from '../route';

export const calendarNames = ['Business', 'Holiday', 'Personal', 'ETC', 'Family'] as const;

const largestProps = 10_000;

export type CalendarEvent = z.infer<typeof CalendarEvent>;
export const CalendarEvent = z.object({
  id: z.int(),
  url: z.string(),
  title: z.string(),
  start: z.string(),
  end: z.string().nullable(),
  allDay: z.boolean(),
  extendedProps: z.looseObject({ calendar: z.enum(calendarNames) }),
});

const EventFields = z.object({
  title: z.string().max(255).refine(isNotBlank, 'Enter a title.'),
  start: Moment,
  end: Moment.nullable(),
  allDay: z.boolean(),
  url: z.string(),
  extendedProps: CalendarEvent.shape.extendedProps.refine(
    (props) => JSON.stringify(props).length <= largestProps,
    `Use up to ${largestProps} characters.`,
  ),
});

/** Whether an event ends at or after its start. True for invalid moments, which are reported separately. */
export function endsInOrder({ start, end }: { start: string; end: string | null }): boolean {
  return end === null || !(momentOf(end) < momentOf(start));
}

export const endBeforeStart = 'Choose an end on or after the start.';

export type NewEvent = z.infer<typeof NewEvent>;
const NewEvent = EventFields.extend({
  end: EventFields.shape.end.default(null),
  allDay: z.boolean().default(false),
  url: z.string().default(''),
  extendedProps: EventFields.shape.extendedProps.default({ calendar: 'Business' }),
}).refine(endsInOrder, { path: ['end'], message: endBeforeStart });

export type EventChange = z.infer<typeof EventChange>;
const EventChange = EventFields.partial().extend({ id: Id });

const Names = z
  .union([z.string(), z.array(z.string())])
  .transform((names) => [names].flat().flatMap((name) => name.split(',')));

export const calendarContract = {
  list: route({
    method: 'GET',
    path: '/apps/calendar/events',
    summary: 'Own events of these calendars; all without the parameter, none when it is empty',
    access: 'session',
    query: z.object({ calendars: Names.optional() }),
    reply: z.array(CalendarEvent),
  }),
  one: route({
    method: 'GET',
    path: '/apps/calendar/event',
    summary: 'One own event; its ETag guards a change',
    access: 'session',
    query: z.object({ id: Id }),
    reply: z.object({ event: CalendarEvent }),
  }),
  add: route({
    method: 'POST',
    path: '/apps/calendar/add-event',
    summary: 'Add an event',
    access: 'session',
    body: z.object({ event: NewEvent }),
    status: 201,
    reply: z.object({ event: CalendarEvent }),
  }),
  update: route({
    method: 'POST',
    path: '/apps/calendar/update-event',
    summary: 'Change the fields that are sent',
    access: 'session',
    updates: true,
    body: z.object({ event: EventChange }),
    reply: z.object({ event: CalendarEvent }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/apps/calendar/remove-event',
    summary: 'Delete an event',
    access: 'session',
    query: z.object({ id: Id }),
    reply: z.object({}),
  }),
};
