import type { StaffCalendar } from '@horae/contract/scheduling/staff-timeline.contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database';
import { answerByRoster } from '#platform/roster-answer';
import { formOf, jsonOf, mostEvents } from '#roster/answer-form';
import { columnsCalendar } from '#roster/columns-form';
import type { RosterMemory } from '#roster/kept-days';
import { readCostPlaces } from '../../people/organisation/cost-places.reads';
import { failedCalendar, plainCalendar } from './plain-calendar';
import { type Calendar, type CalendarQuestion, countPeople, noAccess, readCalendar } from './staff-timeline.service';

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
  const work = async (version: number) => {
    const calendar = await readCalendar({ db, days, version }, question, mostEvents[form]);
    if ('errorMessage' in calendar) return jsonOf(failedCalendar(calendar));
    return form === 'columns' ? jsonOf(await ownForm(db, question, calendar)) : plainCalendar(calendar);
  };
  const key = `${form} ${JSON.stringify(question)}`;
  return answerByRoster(answers, { companyId: question.hotel.companyId, key, work }, request, reply);
}

/** In columns, with the number of people that the choice of a unit leaves out. */
async function ownForm(db: Database, question: CalendarQuestion, calendar: Calendar) {
  const isWhole = [...Object.values(question.units), ...Object.values(question.resources)].every((one) => !one);
  const hotelPeople = isWhole && !question.firstUnit ? calendar.resources.length : await countPeople(db, question);
  const known = await readCostPlaces(db, question.hotel.companyId);
  const costPlaces = known.size > 0 && { costPlaces: Object.fromEntries(known) };
  return { success: true, hotelPeople, ...costPlaces, ...columnsCalendar(calendar) };
}
