import { z } from 'zod';
import { Month } from '../day';
import { Id, intField } from '../fields';
import { OfHotel } from '../of-hotel';
import { pageQuery } from '../page-query';
import { route } from '../route';
import { PublishedUnlawful } from '../scheduling/publications.contract';
import { CompanyId } from '../staff-request';
import { DaysAsked, DaysTaken, PersonToSubmit } from './days-to-submit';
import { BoardQuery, BoardRow } from './declaration-board';
import { declarationKinds, declarationStates, erganiTargets, lateReasons, refusalCauses } from './declaration-kinds';
import { ErganiSettingsForm, ShownErganiSettings } from './ergani-settings';
import { OnDutyGuest, OnDutyRow } from './on-duty-rows';

/** One message to the ministry. */
export type DeclarationRow = z.infer<typeof DeclarationRow>;
const DeclarationRow = z.object({
  id: z.int(),
  version: z.int(),
  kind: z.enum(declarationKinds),
  state: z.enum(declarationStates),
  employee: z.object({ id: z.int(), name: z.string() }).nullable(),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  says: z.string().meta({ description: 'What it declares, in one line' }),
  protocol: z.string().nullable(),
  submittedAt: z.string().nullable(),
  refusal: z.string().nullable().meta({ description: 'In the words of the service or of the house' }),
  cause: z.enum(refusalCauses).nullable().meta({ description: 'What the refusal is about; null if it is none' }),
  goesByDays: z.boolean().meta({ description: 'It is sent again by submitting its days, from the list of them' }),
  attempts: z.int(),
  maybeTwice: z.boolean().meta({ description: 'An earlier transmission may have been accepted, too' }),
  needsReason: z.boolean().meta({ description: 'A card that is late: a person chooses why, or leaves it' }),
  proposedReason: z
    .enum(lateReasons)
    .nullable()
    .meta({ description: 'Why the card is late, where an outage of the service explains it' }),
  hasPaper: z.boolean(),
  dueAt: z.string().nullable(),
  askedAt: z.string(),
  askedBy: z.string().nullable(),
});

export type DeclarationQuery = z.output<typeof DeclarationQuery>;
const DeclarationQuery = pageQuery(50).extend({
  hotel: CompanyId,
  state: z.enum(['open', 'rejected', 'accepted']).optional(),
  kind: z.enum(declarationKinds).optional(),
});

export const declarationsContract = {
  board: route({
    method: 'GET',
    path: '/declarations/board',
    summary: 'Planned, declared and clocked hours of the people that the account may approve, side by side',
    access: 'session',
    query: BoardQuery,
    reply: z.object({
      total: z.int(),
      differing: z.int().meta({ description: 'People with something to submit' }),
      nextDue: z
        .string()
        .nullable()
        .meta({ description: 'The next deadline of what is to submit; null if there is none ahead' }),
      rejected: z.int().meta({ description: 'Declarations of the hotel that wait for a person' }),
      waiting: z
        .object({ days: z.int(), at: z.string() })
        .nullable()
        .meta({ description: 'Published days that are declared on their own, and when; null if there are none' }),
      rows: z.array(BoardRow),
      units: z.array(z.object({ id: z.int(), name: z.string() })),
      target: z.enum(erganiTargets),
      isSending: z.boolean(),
      sendsCards: z.boolean(),
      sendsSchedules: z.boolean(),
      failure: z.string().nullable(),
      afterwardsMonths: z.array(z.string()),
      comparedFrom: z
        .string()
        .nullable()
        .meta({ description: 'The first day that the inbox compares; null: the hotel has never said, so nothing is' }),
      maySubmit: z.boolean(),
      serverTime: z.string(),
    }),
  }),
  toSubmit: route({
    method: 'POST',
    path: '/declarations/to-submit',
    summary: 'What submitting these days would declare, by person and day: nothing is queued',
    access: 'session',
    writes: 'bulk',
    body: DaysAsked,
    reply: z.object({ people: z.array(PersonToSubmit) }),
  }),
  submit: route({
    method: 'POST',
    path: '/declarations/submit',
    summary:
      'Queue declarations for exactly the days that somebody took from the list; refused (409) if it has changed since',
    access: 'session',
    body: DaysTaken,
    reply: z.object({ queued: z.int() }),
  }),
  list: route({
    method: 'GET',
    path: '/declarations/list',
    summary: 'The declarations sent to ERGANI, newest first',
    access: 'session',
    query: DeclarationQuery,
    reply: z.object({
      total: z.int(),
      lateCards: z.int().meta({ description: 'Refused work cards that are late, whatever is filtered' }),
      declarations: z.array(DeclarationRow),
    }),
  }),
  resubmit: route({
    method: 'POST',
    path: '/declarations/resubmit',
    summary:
      'Send a refused card, withdrawal or request again, a late card with the reason that a person chose; days are submitted again',
    access: 'session',
    body: OfHotel.extend({
      id: Id,
      version: intField(1, 2_147_483_647),
      lateReason: z.enum(lateReasons).optional(),
    }),
    reply: z.object({}),
  }),
  resolveLateCards: route({
    method: 'POST',
    path: '/declarations/late-cards/resolve',
    summary: 'Send late work cards with one reason, or leave them unsent for one: those named, or all of them',
    access: 'session',
    body: OfHotel.extend({
      cards: z
        .array(z.object({ id: Id, version: intField(1, 2_147_483_647) }))
        .min(1, 'Choose a card.')
        .max(1000)
        .optional(),
      lateReason: z.enum(lateReasons).optional().meta({ description: 'Why they are late' }),
      reason: z
        .string()
        .trim()
        .max(500)
        .optional()
        .meta({ description: 'Why they stay unsent; beside the other, a note for the audit' }),
    }).refine(({ lateReason, reason = '' }) => lateReason !== undefined || reason !== '', {
      path: ['lateReason'],
      message: 'Choose why the cards are late, or enter why they are not sent.',
    }),
    reply: z.object({ done: z.int(), stale: z.int().meta({ description: 'Had changed since they were seen' }) }),
  }),
  drop: route({
    method: 'POST',
    path: '/declarations/drop',
    summary: 'Leave a refused declaration unsent, with a reason',
    access: 'session',
    body: OfHotel.extend({
      id: Id,
      version: intField(1, 2_147_483_647),
      reason: z.string().trim().min(1, 'Enter a reason.').max(500),
    }),
    reply: z.object({}),
  }),
  takeBack: route({
    method: 'POST',
    path: '/declarations/take-back',
    summary: 'Withdraw accepted leave; schedules, overtime and cards cannot be withdrawn',
    access: 'session',
    body: OfHotel.extend({ id: Id, version: intField(1, 2_147_483_647) }),
    reply: z.object({}),
  }),
  optOut: route({
    method: 'POST',
    path: '/declarations/opt-out',
    summary: 'Declare the changes of a coming month afterwards, or in advance again',
    access: 'session',
    body: OfHotel.extend({ month: Month, isOptedOut: z.boolean() }),
    reply: z.object({}),
  }),
  paper: route({
    method: 'GET',
    path: '/declarations/:id/paper',
    summary: 'The official PDF of an accepted declaration',
    access: 'session',
    writes: 'stream',
    params: z.object({ id: Id }),
    query: OfHotel,
    reply: z.unknown(),
  }),
  settings: route({
    method: 'GET',
    path: '/declarations/settings',
    summary: 'The declaration settings of a hotel; of secrets only whether they are set',
    access: 'hotel-admin',
    query: OfHotel,
    reply: z.object({ settings: ShownErganiSettings }),
  }),
  saveSettings: route({
    method: 'POST',
    path: '/declarations/settings/save',
    summary: 'Change how a hotel declares; real declarations are switched on only with every field',
    access: 'hotel-admin',
    asksAgain: true,
    body: ErganiSettingsForm,
    reply: z.object({ settings: ShownErganiSettings }),
  }),
  onDuty: route({
    method: 'GET',
    path: '/declarations/on-duty',
    summary: 'Who is at work now or missing, what needs a look first: declared hours, card times, branch',
    access: 'session',
    query: OfHotel,
    reply: z.object({
      hotel: z.string(),
      branch: z.int(),
      serverTime: z.string(),
      people: z.array(OnDutyRow),
      guests: z.array(OnDutyGuest).meta({ description: 'On loan from other hotels, at work now or missing' }),
      unlawful: z.array(PublishedUnlawful).meta({
        description: 'What of today was published against the law or the agreement and why, of the people listed',
      }),
    }),
  }),
};
