import type { UnitCalendar } from '@horae/contract/scheduling/organisation-unit-calendar.contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { answerByRoster } from '#platform/roster-answer';
import type { ZippedText } from '#platform/zipped-text';
import { formOf, jsonOf, mostEvents } from '#roster/answer-form';
import { columnsCalendar } from '#roster/columns-form';
import type { RosterMemory } from '#roster/kept-days';
import { plainForm } from '#roster/plain-form';
import { readCostPlaces } from '../../people/organisation/cost-places.reads';
import { readUnitCalendar, type UnitBoard, type UnitQuestion } from './organisation-unit-calendar.service';

type Request = Pick<FastifyRequest, 'headers' | 'server'>;

/** Answers #9 in the requested form; with `null` if the account may not see the hotel or the unit. */
export async function answerUnitCalendar(
  db: Database,
  { answers, days }: RosterMemory,
  question: UnitQuestion | null,
  request: Request,
  reply: FastifyReply,
): Promise<Buffer> {
  if (!question) {
    reply.type('application/json; charset=utf-8');
    return jsonOf(null);
  }
  const form = formOf(request);
  const work = async (version: number) => {
    const calendar = await readUnitCalendar({ db, days, version }, question, mostEvents[form]);
    if (!calendar) return jsonOf(null);
    // The reply of #9 has no field for a business failure.
    if (calendar.events.length > mostEvents[form]) throw invalid('dates', 'Too many events, please choose fewer days.');
    if (form !== 'columns') return plainUnitCalendar(calendar);
    const known = await readCostPlaces(db, question.hotel.companyId);
    const costPlaces = known.size > 0 && { costPlaces: Object.fromEntries(known) };
    return jsonOf({ ...costPlaces, ...columnsCalendar(calendar) });
  };
  const key = `unit ${form} ${JSON.stringify(question)}`;
  return answerByRoster(answers, { companyId: question.hotel.companyId, key, work }, request, reply);
}

/** The prescribed reply of #9, as JSON. */
function plainUnitCalendar({ units, ...board }: UnitBoard): ZippedText {
  return plainForm<UnitCalendar>('', board, units);
}
