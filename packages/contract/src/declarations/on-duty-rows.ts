import { z } from 'zod';
import { LoanHost } from '../loan';
import { BoardPart } from './day-parts';

const Presence = z.object({
  name: z.string(),
  jobTitle: z.string(),
  declared: z.array(BoardPart),
  clockedIn: z.string().nullable().meta({ description: 'Null for somebody who is missing' }),
  isMissing: z.boolean().meta({ description: 'Planned to be at work now, and never clocked in' }),
  planned: z.string().nullable().meta({ description: 'The hours that somebody missing is planned for' }),
});

/** An employee who is at work now, or should be. */
export type OnDutyRow = z.infer<typeof OnDutyRow>;
export const OnDutyRow = Presence.extend({
  id: z.int(),
  code: z.string(),
  phone: z.string().meta({ description: 'Empty if none is known' }),
  unit: z.string(),
  card: z
    .enum(['sent', 'open', 'refused', 'none', 'notNeeded'])
    .meta({ description: 'What became of the work card of the in; a position of responsibility needs none' }),
  protocol: z.string().nullable().meta({ description: 'Of the accepted card' }),
  sentAt: z.string().nullable().meta({ description: 'When the service took the card' }),
  lateMinutes: z
    .int()
    .meta({ description: 'After the declared beginning, for somebody missing after the planned one; 0 in time' }),
  isUndeclared: z.boolean(),
  lentTo: LoanHost.nullable().meta({ description: 'For whom they work today; null at home' }),
});

/** Somebody whom another hotel lends: the name, the job and the hours, nothing else. */
export type OnDutyGuest = z.infer<typeof OnDutyGuest>;
export const OnDutyGuest = Presence.extend({
  from: z.string().meta({ description: 'The hotel that lends' }),
  department: z.string().meta({ description: 'Where they work; empty for the whole hotel' }),
});
