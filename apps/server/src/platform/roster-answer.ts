import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from './accepts-gzip';
import type { AnswerCache } from './answer-cache';
import { etagOf, holdsTag } from './etag';
import { PieceZipper } from './zip-pieces';

const smallestCompressed = 1024;

/** Finds the version of a hotel's roster, which every change of it raises in its own transaction. */
export type FindRosterVersion = (companyId: number) => Promise<number>;

interface RosterQuestion {
  companyId: number;
  /** Equal keys have equal answers as long as the roster stays as it is. */
  key: string;
  /** Works the answer out, as JSON; one that takes long to write shows the zipper what it has so far. */
  work: (zipper: PieceZipper) => Promise<Buffer>;
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
    const zipper = new PieceZipper();
    const text = await work(zipper);
    if (text.length < smallestCompressed) return { text, zipped: null, tag: etagOf(text) };
    const zipped = await zipper.finish(text);
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
