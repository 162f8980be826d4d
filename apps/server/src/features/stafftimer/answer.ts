import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { columnsMediaType } from '@horae/contract/staff-columns';
import type { StaffCalendar } from '@horae/contract/stafftimer.contract';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from '#platform/accepts-gzip';
import type { Database } from '#platform/database';
import { etagOf, holdsTag } from '#platform/etag';
import { rosterVersions } from '../live/live.table';
import { AnswerCache } from './answer-cache';
import { type Calendar, type CalendarFailure, type CalendarQuestion, noAccess, readCalendar } from './calendar.service';
import { columnsCalendar } from './columns-form';
import { failedCalendar, plainCalendar } from './plain-form';

type Form = 'plain' | 'columns';

const atMost: Record<Form, number> = { plain: 100_000, columns: 1_000_000 };
const smallestCompressed = 1024;
const compress = promisify(gzip);

type Request = Pick<FastifyRequest, 'headers'>;

/**
 * Answers a question in the form that was asked for. An equal question about unchanged data is answered from
 * memory: the hotel's version, raised in the transaction of every change, is part of the key.
 */
export async function answerCalendar(
  db: Database,
  cache: AnswerCache,
  question: CalendarQuestion | null,
  request: Request,
  reply: FastifyReply,
): Promise<Buffer | StaffCalendar> {
  if (!question) return failedCalendar(noAccess);
  const form: Form = request.headers.accept?.includes(columnsMediaType) ? 'columns' : 'plain';
  const version = await rosterVersion(db, question.hotel.companyId);
  const answer = await cache.answer(`${form} ${version} ${JSON.stringify(question)}`, async () => {
    const calendar = await readCalendar(db, question, atMost[form]);
    const text = jsonOf(calendar, form);
    return {
      text,
      tag: etagOf(text),
      zipped: text.length < smallestCompressed ? null : await compress(text, { level: 1 }),
    };
  });
  // Where the live channel takes over from this answer, as its Last-Event-ID.
  reply.header('roster-version', `${question.hotel.companyId}:${version}`);
  reply.header('etag', answer.tag).header('vary', 'Accept-Encoding, Accept').type('application/json; charset=utf-8');
  if (holdsTag(request, answer.tag) || !answer.zipped || !acceptsGzip(request)) return answer.text;
  reply.header('content-encoding', 'gzip');
  return answer.zipped;
}

function jsonOf(calendar: Calendar | CalendarFailure, form: Form): Buffer {
  if ('errorMessage' in calendar) return Buffer.from(JSON.stringify(failedCalendar(calendar)));
  return form === 'columns' ? Buffer.from(JSON.stringify(columnsCalendar(calendar))) : plainCalendar(calendar);
}

async function rosterVersion(db: Database, companyId: number): Promise<number> {
  const [held] = await db.select().from(rosterVersions).where(eq(rosterVersions.companyId, companyId));
  return held?.version ?? 0;
}
