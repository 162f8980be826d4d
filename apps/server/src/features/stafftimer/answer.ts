import { columnsMediaType } from '@horae/contract/staff-columns';
import type { StaffCalendar } from '@horae/contract/stafftimer.contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '#platform/answer-cache';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { answerByRoster } from '#platform/roster-answer';
import { type Calendar, type CalendarFailure, type CalendarQuestion, noAccess, readCalendar } from './calendar.service';
import { columnsCalendar } from './columns-form';
import { failedCalendar, plainCalendar, plainUnitCalendar } from './plain-form';
import { readUnitCalendar, type UnitQuestion } from './unit-calendar.service';

type Form = 'plain' | 'columns';

const atMost: Record<Form, number> = { plain: 100_000, columns: 1_000_000 };

type Request = Pick<FastifyRequest, 'headers' | 'server'>;

const formOf = ({ headers }: Request): Form => (headers.accept?.includes(columnsMediaType) ? 'columns' : 'plain');
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

/** Answers #7 and #8 in the form that was asked for; without access to the hotel with the prescribed failure. */
export async function answerCalendar(
  db: Database,
  cache: AnswerCache,
  question: CalendarQuestion | null,
  request: Request,
  reply: FastifyReply,
): Promise<Buffer | StaffCalendar> {
  if (!question) return failedCalendar(noAccess);
  const form = formOf(request);
  const work = async () => calendarJson(await readCalendar(db, question, atMost[form]), form);
  const key = `${form} ${JSON.stringify(question)}`;
  return answerByRoster(cache, { companyId: question.hotel.companyId, key, work }, request, reply);
}

function calendarJson(calendar: Calendar | CalendarFailure, form: Form): Buffer {
  if ('errorMessage' in calendar) return json(failedCalendar(calendar));
  return form === 'columns' ? json({ success: true, ...columnsCalendar(calendar) }) : plainCalendar(calendar);
}

/** Answers #9 in the form that was asked for; without access to the hotel or the unit with `null`. */
export async function answerUnitCalendar(
  db: Database,
  cache: AnswerCache,
  question: UnitQuestion | null,
  request: Request,
  reply: FastifyReply,
): Promise<Buffer> {
  if (!question) {
    reply.type('application/json; charset=utf-8');
    return json(null);
  }
  const form = formOf(request);
  const work = async () => {
    const calendar = await readUnitCalendar(db, question, atMost[form]);
    if (!calendar) return json(null);
    // This answer has no place for a failure.
    if (calendar.events.length > atMost[form]) throw invalid('dates', 'Too many events, please ask for fewer days.');
    return form === 'columns' ? json(columnsCalendar(calendar)) : plainUnitCalendar(calendar);
  };
  const key = `unit ${form} ${JSON.stringify(question)}`;
  return answerByRoster(cache, { companyId: question.hotel.companyId, key, work }, request, reply);
}
