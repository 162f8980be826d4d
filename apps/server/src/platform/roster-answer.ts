import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from './accepts-gzip';
import type { Answer, AnswerCache } from './answer-cache';
import { etagOf, holdsTag } from './etag';
import { ZippedText } from './zipped-text';

const smallestCompressed = 1024;
const unzip = promisify(gunzip);

/** Returns the version of a hotel's roster, which every change increments in its own transaction. */
export type FindRosterVersion = (companyId: number) => Promise<number>;

interface RosterQuestion {
  companyId: number;
  /** Requests with equal keys have equal responses while the roster does not change. */
  key: string;
  /** Computes the response for a version of the roster, as JSON. */
  work: (version: number) => Promise<Buffer | ZippedText>;
}

/** Replies to a request about a hotel's roster; a repeated request about an unchanged roster comes from the cache. */
export async function answerByRoster(
  cache: AnswerCache,
  { companyId, key, work }: RosterQuestion,
  request: Pick<FastifyRequest, 'headers' | 'server'>,
  reply: FastifyReply,
): Promise<Buffer> {
  const version = await request.server.rosterVersion(companyId);
  const answer = await cache.answer(`${version} ${companyId} ${key}`, async () => answerOf(await work(version)));
  // The Last-Event-ID with which the live channel continues from this response.
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
  // Equal texts compress to equal bytes, and hashing the compressed form reads a tenth as much.
  return { body, isZipped: true, tag: etagOf(body) };
}

function zippedTextOf(bytes: Buffer): ZippedText {
  const zipped = new ZippedText(bytes.length);
  zipped.text.add(bytes);
  return zipped;
}
