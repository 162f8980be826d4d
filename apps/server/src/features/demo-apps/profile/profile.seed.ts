import { momentFrom } from '#platform/sample-moments';
import { samplePeople as people } from '#platform/sample-people';
import type { SharedSamples } from '#platform/samples';
import { sampleFeeds, samplePages, samplePhotos, samplePoll, samplePosts, sampleSuggestions } from './profile.samples';
import { pollOptions, profileComments, profileItems, profilePolls, profilePosts } from './profile.table';

type Item = typeof profileItems.$inferInsert;
type Who = keyof typeof people;

const drawing = (name: string) => `/samples/profile/${name}.svg`;
const nameOf = (who: Who) => people[who].fullName;
const anHour = 3_600_000;

export const profileSamples: SharedSamples = {
  name: 'profile',
  async add(tx, now) {
    let comments = 0;
    for (const [
      index,
      { who, daysAgo, at, text, picture, likes = [], comments: sampleComments = [] },
    ] of samplePosts.entries()) {
      const postedAt = new Date(momentFrom(now, -daysAgo, at));
      await tx.insert(profilePosts).values({
        id: index + 1,
        authorName: nameOf(who),
        postText: text,
        ...(picture && { postImg: drawing(picture[0]), postImgAlt: picture[1] }),
        sampleLikes: likes.map(nameOf),
        postedAt,
      });
      for (const [place, [commenter, comment, sampleLikes]] of sampleComments.entries()) {
        comments += 1;
        await tx.insert(profileComments).values({
          id: comments,
          postId: index + 1,
          authorName: nameOf(commenter),
          comment,
          sampleLikes,
          commentedAt: new Date(postedAt.getTime() + (place + 1) * anHour),
        });
      }
    }
    await tx.insert(profileItems).values(items());
    await tx.insert(profilePolls).values({ id: 1, question: samplePoll.question });
    await tx.insert(pollOptions).values(
      samplePoll.options.map(([name, voters], index) => ({
        id: index + 1,
        pollId: 1,
        name,
        sampleVoters: voters.map(nameOf),
      })),
    );
  },
};

function items(): Item[] {
  const numbered = (kind: Item['kind'], rows: Omit<Item, 'kind' | 'id'>[]) =>
    rows.map((row, index) => Object.assign(row, { kind, id: index + 1 }));
  return [
    ...numbered(
      'page',
      samplePages.map(([name, text, picture]) => ({ name, text, picture: drawing(picture) })),
    ),
    ...numbered(
      'feed',
      sampleFeeds.map(([name, tags, text, picture]) => ({ name, tags, text, picture: drawing(picture) })),
    ),
    ...numbered(
      'person',
      sampleSuggestions.map(([who, text]) => ({ name: nameOf(who), text })),
    ),
    ...numbered(
      'photo',
      samplePhotos.map(([file, name]) => ({ name, picture: drawing(file) })),
    ),
  ];
}
