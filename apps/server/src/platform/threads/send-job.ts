import type { FastifyReply } from 'fastify';
import { onceClosed } from '../once-closed';
import type { HeavyWork } from './heavy-work';
import type { ThreadOrder } from './thread-messages';

interface Asked {
  accountId: number;
  /** Whether the job ends when its caller no longer waits for the answer, which is right if it only reads. */
  isCancelledByLeaving: boolean;
}

/** Does a job on a thread and sends its answer. */
export async function sendJob(
  heavy: HeavyWork,
  order: Pick<ThreadOrder, 'job' | 'input'>,
  { accountId, isCancelledByLeaving }: Asked,
  reply: FastifyReply,
): Promise<Buffer> {
  const left = new AbortController();
  if (isCancelledByLeaving) onceClosed(reply.raw, () => left.abort());
  const answer = await heavy.run(order, { accountId, cancelled: left.signal });
  reply.type('application/json; charset=utf-8');
  return answer;
}
