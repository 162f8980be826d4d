import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from './accepts-gzip';
import type { Answer, AnswerCache } from './answer-cache';
import { etagOf, holdsTag } from './etag';
import { ZippedText } from './zipped-text';

const smallestCompressed = 1024;
const unzip = promisify(gunzip);

/** Finds the version of a hotel's roster, which every change of it raises in its own transaction. */
export type FindRosterVersion = (companyId: number) => Promise<number>;

interface RosterQuestion {
  companyId: number;
  /** Equal keys have equal answers as long as the roster stays as it is. */
  key: string;
  /** Works the answer out for a version of the roster, as JSON. */
  work: (version: number) => Promise<Buffer | ZippedText>;
}

/** Answers about the roster of a hotel; an equal question about an unchanged roster is answered from memory. */
export async function answerByRoster(
  cache: AnswerCache,
  { companyId, key, work }: RosterQuestion,
  request: Pick<FastifyRequest, 'headers' | 'server'>,
  reply: FastifyReply,
): Promise<Buffer> {
  const version = await request.server.rosterVersion(companyId);
  const answer = await cache.answer(`${version} ${companyId} ${key}`, async () => answerOf(await work(version)));
  // Where the live channel takes over from this answer, as its Last-Event-ID.
  reply.header('roster-version', `${companyId}:${version}`);
  reply.header('etag', answer.tag).header('vary', 'Accept-Encoding, Accept').type('application/json; charset=utf-8');
  const { body, isZipped } = answer;
  if (isZipped && !holdsTag(request, answer.tag) && !acceptsGzip(request)) return unzip(body);
  if (isZipped) reply.header('content-encoding', 'gzip');
  return body;
}

async function answerOf(made: Buffer | ZippedText): Promise<Answer> {
  if (made instanceof Uint8Array && made.length < smallestCompressed)
    return { body: made, isZipped: false, tag: etagOf(made) };
  const body = await (made instanceof ZippedText ? made : zippedTextOf(made)).finish();
  // Equal texts compress to equal bytes, and a tenth of them is read for the tag.
  return { body, isZipped: true, tag: etagOf(body) };
}

function zippedTextOf(bytes: Buffer): ZippedText {
  const zipped = new ZippedText(bytes.length);
  zipped.text.add(bytes);
  return zipped;
}
