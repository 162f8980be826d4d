import { z } from 'zod';
import { Day, daysAtMost, Month } from '../day';
import { Id, intField } from '../fields';
import { LoanHost } from '../loan';
import { pageQuery } from '../page-query';
import { route } from '../route';
import { PublishedUnlawful } from '../scheduling/publications.contract';
import { CompanyId } from '../staff-request';
import type { FindingKind } from '../time/finding-kinds';
import { BoardPart, dayFamilies } from './day-parts';
import { DaysAsked, DaysTaken, mostDeclaredDays, PersonToSubmit } from './days-to-submit';

export const erganiTargets = ['simulator', 'trial', 'production'] as const;
export const erganiUserTypes = ['01', '02', '03'] as const;
export const declarationKinds = [
  'workCard',
  'dailySchedule',
  'weeklySchedule',
  'overtime',
  'leave',
  'cancellation',
  'preAnnouncementOptOut',
] as const;
export const declarationStates = [
  'queued',
  'sending',
  'accepted',
  'rejected',
  'unknown',
  'cancelled',
  'superseded',
] as const;
/** Before the day starts, or after the fact if the month was opened for that. */
export const declarationFilings = ['before', 'afterwards'] as const;
export const declarationSources = ['hotel', 'demo'] as const;
/** Why a declaration was refused, as a person can act on it. */
export const refusalCauses = [
  'lateWithoutReason',
  'onTimeWithReason',
  'future',
  'taxNumber',
  'name',
  'otherName',
  'notEmployed',
  'employer',
  'branch',
  'leaveGone',
  'monthBegun',
  'notAfterwards',
  'monthClosed',
  'other',
] as const;
export type RefusalCause = (typeof refusalCauses)[number];
export const lateReasons = ['powerOrTelecom', 'employerSystem', 'linkToErgani'] as const;

/** The findings of the inbox that concern what was declared, the dearest first. */
export const declarationFindings = [
  'workedOnRestDay',
  'workedUndeclared',
  'overtimeNotDeclared',
  'declaredNobodyCame',
  'trainingAsRest',
  'layersDiffer',
] as const satisfies readonly FindingKind[];

/** When what was published is declared: when somebody submits it, as it is published, or once a day at a set time. */
export const declaringTimes = ['byHand', 'atOnce', 'daily'] as const;

export type DayFamily = (typeof dayFamilies)[number];
export type DeclarationKind = (typeof declarationKinds)[number];
export type DeclarationFiling = (typeof declarationFilings)[number];
export type DeclarationState = (typeof declarationStates)[number];

const OfHotel = z.object({ hotel: CompanyId });

/** The part of a day that one declaration family covers: what is planned, what is declared, what is being sent. */
export type BoardSide = z.infer<typeof BoardSide>;
const BoardSide = z.object({
  family: z.enum(dayFamilies),
  planned: z.array(BoardPart),
  declared: z.array(BoardPart).nullable().meta({ description: 'Null where nothing was accepted' }),
  differs: z.boolean().meta({ description: 'The plan says otherwise than what is declared or under way' }),
  declarationId: z.int().nullable(),
  state: z.enum(declarationStates).nullable(),
  protocol: z.string().nullable(),
  dueAt: z.string().nullable(),
  isOverdue: z.boolean(),
});

export type BoardDay = z.infer<typeof BoardDay>;
const BoardDay = z.object({
  day: z.string(),
  sides: z.array(BoardSide),
  finding: z
    .enum(declarationFindings)
    .nullable()
    .meta({ description: 'The dearest open finding of the inbox about the declaration of this day' }),
  clocked: z.array(z.object({ from: z.string(), to: z.string().nullable() })),
});

export type BoardRow = z.infer<typeof BoardRow>;
const BoardRow = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  jobTitle: z.string(),
  unit: z.string(),
  days: z.array(BoardDay),
});

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

export type ErganiSettingsForm = z.output<typeof ErganiSettingsForm>;
const ErganiSettingsForm = OfHotel.extend({
  version: intField(1, 2_147_483_647),
  target: z.enum(erganiTargets),
  baseUrl: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Enter an address such as https://host/path.' })])
    .default(''),
  employerTaxNumber: z
    .string()
    .regex(/^(\d{9})?$/, 'A tax number has nine digits.')
    .default('')
    .meta({ description: 'Empty to keep the one that is there' }),
  branch: intField(0, 99_999),
  username: z.string().trim().max(100).default(''),
  password: z.string().max(200).default('').meta({ description: 'Empty to keep the one that is there' }),
  userType: z.enum(erganiUserTypes),
  isSending: z.boolean(),
  sendsCards: z.boolean().optional().meta({ description: 'Work cards; left out it stays as it is' }),
  sendsSchedules: z
    .boolean()
    .optional()
    .meta({ description: 'Schedules, overtime and leave; left out it stays as it is' }),
  weeklyForFixed: z
    .boolean()
    .optional()
    .meta({ description: 'People with fixed hours are declared by the week; left out it stays as it is' }),
  declares: z
    .enum(declaringTimes)
    .optional()
    .meta({ description: 'When published days are declared; left out it stays as it is' }),
  declaresAt: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 07:00.')
    .optional()
    .meta({ description: 'The time of the hotel at which they are declared once a day; left out it stays as it is' }),
});

export type ShownErganiSettings = z.infer<typeof ShownErganiSettings>;
const ShownErganiSettings = z.object({
  target: z.enum(erganiTargets),
  baseUrl: z.string(),
  employerTaxNumber: z.string().meta({ description: 'Its last three digits' }),
  branch: z.int(),
  username: z.string(),
  hasPassword: z.boolean(),
  userType: z.enum(erganiUserTypes),
  isSending: z.boolean(),
  sendsCards: z.boolean(),
  sendsSchedules: z.boolean(),
  weeklyForFixed: z.boolean(),
  declares: z.enum(declaringTimes),
  declaresAt: z.string().meta({ description: 'The time of the hotel, such as 20:00, for declaring once a day' }),
  afterwardsMonths: z.array(z.string()),
  failure: z.string().nullable().meta({ description: 'Why nothing could be sent the last time' }),
  version: z.int(),
});

export type BoardQuery = z.output<typeof BoardQuery>;
const BoardQuery = pageQuery(50)
  .extend({
    hotel: CompanyId,
    from: Day,
    to: Day,
    unit: Id.optional(),
    department: Id.optional(),
    only: z.enum(['differing']).optional(),
  })
  .superRefine(daysAtMost(mostDeclaredDays));

export type DeclarationQuery = z.output<typeof DeclarationQuery>;
const DeclarationQuery = pageQuery(50).extend({
  hotel: CompanyId,
  state: z.enum(['open', 'rejected', 'accepted']).optional(),
  kind: z.enum(declarationKinds).optional(),
});

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
const OnDutyRow = Presence.extend({
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
const OnDutyGuest = Presence.extend({
  from: z.string().meta({ description: 'The hotel that lends' }),
  department: z.string().meta({ description: 'Where they work; empty for the whole hotel' }),
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
