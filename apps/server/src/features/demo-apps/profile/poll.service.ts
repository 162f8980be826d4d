import type { ProfileData } from '@horae/contract/demo-apps/profile-data';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { isKnownTo } from '../../core/session/session.reads';
import { accounts } from '../../core/session/session.table';
import { sharesOf } from './profile.rules';
import { pollOptions, pollVotes, profilePolls } from './profile.table';

type Poll = Pick<ProfileData, 'poll' | 'polls'>;

/** Returns the current poll with the account's vote. */
export async function readPoll(db: Database, accountId: number): Promise<Poll> {
  const [poll] = await db.select().from(profilePolls).orderBy(desc(profilePolls.id)).limit(1);
  if (!poll) return { poll: null, polls: [] };
  const options = await db
    .select()
    .from(pollOptions)
    .where(eq(pollOptions.pollId, poll.id))
    .orderBy(asc(pollOptions.id));
  const votes = await db
    .select({
      optionId: pollVotes.optionId,
      id: accounts.id,
      username: accounts.fullName,
      avatar: accounts.avatar,
      isKnown: sql<boolean>`${isKnownTo(accountId, accounts.id)}`,
    })
    .from(pollVotes)
    .innerJoin(accounts, eq(accounts.id, pollVotes.accountId))
    .where(eq(pollVotes.pollId, poll.id))
    .orderBy(asc(accounts.id));
  // Every vote counts, but names stay among the people of a hotel.
  const votesFor = options.map(({ id }) => votes.filter((vote) => vote.optionId === id));
  const voters = options.map(({ sampleVoters }, at) => [
    ...votesFor[at]!.filter(({ isKnown }) => isKnown).map(({ avatar, username }) => ({ img: avatar ?? '', username })),
    ...sampleVoters.map((username) => ({ img: '', username })),
  ]);
  const counts = options.map(({ sampleVoters }, at) => votesFor[at]!.length + sampleVoters.length);
  const shares = sharesOf(counts);
  return {
    poll: {
      question: poll.question,
      yours: votes.find(({ id }) => id === accountId)?.optionId ?? null,
      votes: counts.reduce((sum, count) => sum + count, 0),
    },
    polls: options.map(({ id, name }, at) => ({
      id,
      name,
      result: `${shares[at]}%`,
      votes: counts[at]!,
      votedUser: voters[at]!,
    })),
  };
}

/** One vote per account; a new one replaces it. */
export function vote(db: Database, accountId: number, optionId: number) {
  return inTransaction(db, async (tx) => {
    const [option] = await tx.select().from(pollOptions).where(eq(pollOptions.id, optionId));
    if (!option) throw notFound('Choice');
    await tx
      .insert(pollVotes)
      .values({ pollId: option.pollId, accountId, optionId })
      .onConflictDoUpdate({ target: [pollVotes.pollId, pollVotes.accountId], set: { optionId } });
    await announce(tx, 'profile', 'all');
    const { poll, polls } = await readPoll(tx, accountId);
    return { poll: poll!, polls };
  });
}
