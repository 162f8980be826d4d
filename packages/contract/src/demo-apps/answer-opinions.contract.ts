import { z } from 'zod';
import { route } from '../route';

const Answer = z.string().max(200).meta({ description: '`faq/` and the item, or `knowledge-base/` and the slug' });

export type AnswerOpinions = z.infer<typeof AnswerOpinions>;
const AnswerOpinions = z.object({
  opinions: z.array(z.object({ answer: z.string(), isHelpful: z.boolean() })),
  counts: z
    .array(z.object({ answer: z.string(), yes: z.int(), no: z.int() }))
    .meta({ description: 'Of everybody, for administrators; empty for others' }),
});

export const answerOpinionsContract = {
  list: route({
    method: 'GET',
    path: '/answer-opinions/list',
    summary:
      'Which answers of the FAQ and the knowledge base this account found helpful; for administrators also the totals',
    access: 'session',
    reply: AnswerOpinions,
  }),
  set: route({
    method: 'POST',
    path: '/answer-opinions/set',
    summary: 'Say whether an answer helped; null withdraws the opinion',
    access: 'session',
    body: z.object({ answer: Answer, isHelpful: z.boolean('Use true, false or null.').nullable() }),
    reply: AnswerOpinions,
  }),
};
