import type { StaffCalendar } from '@horae/contract/scheduling/staff-timeline.contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database';
import { answerByRoster } from '#platform/roster-answer';
import type { ZippedText } from '#platform/zipped-text';
import { type AnswerForm, formOf, jsonOf, mostEvents } from '#roster/answer-form';
import { columnsCalendar } from '#roster/columns-form';
import type { RosterMemory } from '#roster/kept-days';
import { failedCalendar, plainCalendar } from './plain-calendar';
import {
  type Calendar,
  type CalendarFailure,
  type CalendarQuestion,
  noAccess,
  readCalendar,
} from './staff-timeline.service';

type Request = Pick<FastifyRequest, 'headers' | 'server'>;

/** Answers #7 and #8 in the requested form; with the prescribed failure if the account may not see the hotel. */
export async function answerCalendar(
  db: Database,
  { answers, days }: RosterMemory,
  question: CalendarQuestion | null,
  request: Request,
  reply: FastifyReply,
): Promise<Buffer | StaffCalendar> {
  if (!question) return failedCalendar(noAccess);
  const form = formOf(request);
  const work = async (version: number) =>
    calendarJson(await readCalendar({ db, days, version }, question, mostEvents[form]), form);
  const key = `${form} ${JSON.stringify(question)}`;
  return answerByRoster(answers, { companyId: question.hotel.companyId, key, work }, request, reply);
}

function calendarJson(calendar: Calendar | CalendarFailure, form: AnswerForm): Buffer | ZippedText {
  if ('errorMessage' in calendar) return jsonOf(failedCalendar(calendar));
  return form === 'columns' ? jsonOf({ success: true, ...columnsCalendar(calendar) }) : plainCalendar(calendar);
}
