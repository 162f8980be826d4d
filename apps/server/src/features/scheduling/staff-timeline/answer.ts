import type { StaffCalendar } from '@horae/contract/scheduling/staff-timeline.contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '#platform/answer-cache';
import type { Database } from '#platform/database';
import { answerByRoster } from '#platform/roster-answer';
import type { PieceZipper } from '#platform/zip-pieces';
import { type AnswerForm, formOf, jsonOf, mostEvents } from '#roster/answer-form';
import { columnsCalendar } from '#roster/columns-form';
import { failedCalendar, plainCalendar } from './plain-calendar';
import {
  type Calendar,
  type CalendarFailure,
  type CalendarQuestion,
  noAccess,
  readCalendar,
} from './staff-timeline.service';

type Request = Pick<FastifyRequest, 'headers' | 'server'>;

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
  const work = async (zipper: PieceZipper) =>
    calendarJson(await readCalendar(db, question, mostEvents[form]), form, zipper);
  const key = `${form} ${JSON.stringify(question)}`;
  return answerByRoster(cache, { companyId: question.hotel.companyId, key, work }, request, reply);
}

function calendarJson(calendar: Calendar | CalendarFailure, form: AnswerForm, zipper: PieceZipper): Buffer {
  if ('errorMessage' in calendar) return jsonOf(failedCalendar(calendar));
  return form === 'columns' ? jsonOf({ success: true, ...columnsCalendar(calendar) }) : plainCalendar(calendar, zipper);
}
