import { momentFrom } from '#platform/sample-moments';
import { samplePeople as people } from '#platform/sample-people';
import type { SharedSamples } from '#platform/samples';
import { blogComments, blogPosts } from './blog.table';
import { floorArticles } from './content/floors';
import { officeArticles } from './content/office';

const aDay = 86_400_000;

// The newest has the highest id, as if they had been written here in order.
const articles = [...floorArticles, ...officeArticles].toSorted((a, b) => b.daysAgo - a.daysAgo);

export const blogSamples: SharedSamples = {
  name: 'blog',
  async add(tx, now) {
    let comments = 0;
    for (const [index, { who, daysAgo, drawing, comments: said = [], status, ...article }] of articles.entries()) {
      const postId = index + 1;
      const postedAt = new Date(momentFrom(now, -daysAgo, '08:20'));
      const name = `${article.slug}.svg`;
      await tx.insert(blogPosts).values({
        ...article,
        id: postId,
        authorName: people[who].fullName,
        status: status ?? 'Published',
        featuredImage: `/samples/blog/${name}`,
        featuredImageName: name,
        featuredImageAlt: drawing,
        postedAt,
      });
      const first = comments + 1;
      for (const [place, comment] of said.entries()) {
        comments += 1;
        await tx.insert(blogComments).values({
          id: comments,
          postId,
          userFullName: people[comment.who].fullName,
          email: people[comment.who].email,
          commentText: comment.text,
          commentedAt: new Date(postedAt.getTime() + (place + 1) * aDay),
          ...(comment.to !== undefined && { replyToId: first + comment.to }),
        });
      }
    }
  },
};
