import { answerOpinionsContract } from '@horae/contract/demo-apps/answer-opinions.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { readOpinions, setOpinion } from './answer-opinions.service';

/** `answers` are the keys of the answers that accounts can rate. */
export function answerOpinionsRoutes(app: FastifyInstance, db: Database, answers: ReadonlySet<string>): void {
  handle(app, answerOpinionsContract.list, (request) => readOpinions(db, accountOf(request)));
  handle(app, answerOpinionsContract.set, (request) => setOpinion(db, accountOf(request), request.body, answers));
}
