import { z } from 'zod';
import { Day } from '../day';
import { Id, isNotBlank } from '../fields';
import { WallMoment } from '../moment';
import { OfHotel } from '../of-hotel';
import { pageQuery } from '../page-query';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { CorrectionRequest, DayRecord, Direction } from './correction-rows';

export const requestViews = ['open', 'decided'] as const;
export const requestActions = ['accept', 'refuse', 'reopen'] as const;

export type RequestView = (typeof requestViews)[number];
export type RequestAction = (typeof requestActions)[number];

const OneRequest = z.object({ request: CorrectionRequest, record: DayRecord });

const Wanted = z
  .object({
    replaces: Id.nullable().default(null),
    isVoid: z.boolean().default(false),
    at: WallMoment.optional(),
    direction: Direction.optional(),
  })
  .refine(({ isVoid, replaces }) => !isVoid || replaces !== null, {
    path: ['replaces'],
    message: 'Choose the punch that did not happen.',
  })
  .refine(({ isVoid, at }) => isVoid || at !== undefined, { path: ['at'], message: 'Enter a time.' })
  .refine(({ isVoid, direction }) => isVoid || direction !== undefined, {
    path: ['direction'],
    message: 'Choose in or out.',
  });

/** The maximum number of punches of a day in one request. */
export const mostWanted = 8;

export type WantedPunch = z.output<typeof Wanted>;

export type RequestQuery = z.output<typeof RequestQuery>;
const RequestQuery = pageQuery(50).extend({
  hotel: CompanyId,
  view: z.enum(requestViews).default('open'),
  department: Id.optional(),
  employee: Id.optional(),
  from: Day.optional(),
  to: Day.optional(),
});

export const correctionRequestsContract = {
  ownDay: route({
    method: 'GET',
    path: '/correction-requests/own-day',
    summary: 'What was planned, declared and clocked on one of your own working days, to request a correction',
    access: 'session',
    query: OfHotel.extend({ day: Day }),
    reply: z.object({ record: DayRecord }),
  }),
  mine: route({
    method: 'GET',
    path: '/correction-requests/mine',
    summary: 'Your own requests for correction with their outcome, newest first',
    access: 'session',
    query: OfHotel,
    reply: z.object({ mayAsk: z.boolean(), requests: z.array(CorrectionRequest) }),
  }),
  ask: route({
    method: 'POST',
    path: '/correction-requests/ask',
    summary: 'Request a correction of one of your own working days: punches moved, reversed, added or removed',
    access: 'session',
    body: OfHotel.extend({
      day: Day,
      punches: z
        .array(Wanted)
        .min(1, 'Add at least one change.')
        .max(mostWanted, `Enter up to ${mostWanted} punches for a day.`),
      reason: z.string().trim().max(500, 'Use up to 500 characters.').refine(isNotBlank, 'Enter a reason.'),
    }),
    status: 201,
    reply: OneRequest,
  }),
  withdraw: route({
    method: 'POST',
    path: '/correction-requests/withdraw',
    summary: 'Withdraw your own open request, or undo the withdrawal',
    access: 'session',
    updates: true,
    body: OfHotel.extend({ id: Id, isWithdrawn: z.boolean() }),
    reply: OneRequest,
  }),
  list: route({
    method: 'GET',
    path: '/correction-requests/list',
    summary: 'Requests for correction from the people that the account may approve; open ones by age',
    access: 'session',
    query: RequestQuery,
    reply: z.object({ total: z.int(), open: z.int(), requests: z.array(CorrectionRequest) }),
  }),
  one: route({
    method: 'GET',
    path: '/correction-requests/request',
    summary: 'One request with the day as it stands now; the ETag guards the decision',
    access: 'session',
    query: OfHotel.extend({ id: Id }),
    reply: OneRequest,
  }),
  decide: route({
    method: 'POST',
    path: '/correction-requests/decide',
    summary:
      'Accept a request, which corrects the clock by new punches; refuse it with an answer; or open a refused one again',
    access: 'session',
    updates: true,
    body: OfHotel.extend({
      id: Id,
      deed: z.enum(requestActions),
      answer: z.string().trim().max(500, 'Use up to 500 characters.').default(''),
    }).refine(({ deed, answer }) => deed !== 'refuse' || isNotBlank(answer), {
      path: ['answer'],
      message: 'Enter a reason.',
    }),
    reply: OneRequest,
  }),
};
