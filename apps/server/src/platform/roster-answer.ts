import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from './accepts-gzip';
import type { AnswerCache } from './answer-cache';
import { etagOf, holdsTag } from './etag';

const smallestCompressed = 1024;
const pieceSize = 256 * 1024;
const compress = promisify(gzip);

/** Finds the version of a hotel's roster, which every change of it raises in its own transaction. */
export type FindRosterVersion = (companyId: number) => Promise<number>;

interface RosterQuestion {
  companyId: number;
  /** Equal keys have equal answers as long as the roster stays as it is. */
  key: string;
  /** Works the answer out, as JSON. */
  work: () => Promise<Buffer>;
}

/** Answers about the roster of a hotel; an equal question about an unchanged roster is answered from memory. */
export async function answerByRoster(
  cache: AnswerCache,
  { companyId, key, work }: RosterQuestion,
  request: Pick<FastifyRequest, 'headers' | 'server'>,
  reply: FastifyReply,
): Promise<Buffer> {
  const version = await request.server.rosterVersion(companyId);
  const answer = await cache.answer(`${version} ${companyId} ${key}`, async () => {
    const text = await work();
    if (text.length < smallestCompressed) return { text, zipped: null, tag: etagOf(text) };
    // Another thread compresses, into few pieces: each costs this one a call.
    const zipped = await compress(text, { level: 1, chunkSize: pieceSize });
    // Equal bytes compress to equal bytes, and a tenth of them is read for the tag.
    return { text, zipped, tag: etagOf(zipped) };
  });
  // Where the live channel takes over from this answer, as its Last-Event-ID.
  reply.header('roster-version', `${companyId}:${version}`);
  reply.header('etag', answer.tag).header('vary', 'Accept-Encoding, Accept').type('application/json; charset=utf-8');
  if (holdsTag(request, answer.tag) || !answer.zipped || !acceptsGzip(request)) return answer.text;
  reply.header('content-encoding', 'gzip');
  return answer.zipped;
}
