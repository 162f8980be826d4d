import type { AnswerOpinions } from '@horae/contract/demo-apps/answer-opinions.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Account } from '#platform/account';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { answerOpinions } from './answer-opinions.table';

/** Returns the account's opinions of answers; administrators also get the totals. */
export async function readOpinions(db: Database, account: Account): Promise<AnswerOpinions> {
  const { answer, isHelpful } = answerOpinions;
  const opinions = await db
    .select({ answer, isHelpful })
    .from(answerOpinions)
    .where(eq(answerOpinions.accountId, account.id))
    .orderBy(asc(answer));
  if (account.role !== 'admin') return { opinions, counts: [] };
  const counts = await db
    .select({
      answer,
      yes: sql<number>`count(*) filter (where ${isHelpful})::int`,
      no: sql<number>`count(*) filter (where not ${isHelpful})::int`,
    })
    .from(answerOpinions)
    .groupBy(answer)
    .orderBy(asc(answer));
  return { opinions, counts };
}

/** Stores the account's single opinion of an answer; null removes it. */
export async function setOpinion(
  db: Database,
  account: Account,
  { answer, isHelpful }: { answer: string; isHelpful: boolean | null },
  answers: ReadonlySet<string>,
): Promise<AnswerOpinions> {
  if (!answers.has(answer)) throw notFound('Answer');
  const { accountId } = answerOpinions;
  if (isHelpful === null)
    await db.delete(answerOpinions).where(and(eq(accountId, account.id), eq(answerOpinions.answer, answer)));
  else
    await db
      .insert(answerOpinions)
      .values({ accountId: account.id, answer, isHelpful })
      .onConflictDoUpdate({ target: [accountId, answerOpinions.answer], set: { isHelpful, at: sql`now()` } });
  return readOpinions(db, account);
}
