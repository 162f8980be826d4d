import type { BlogCategory } from '@horae/contract/demo-apps/blog-posts';
import { describe, expect, it } from 'vitest';
import { commentNotice, digestNotice, postNotice } from './blog-notices.rules';

const post = { id: 41, title: 'Winter rosters' };
const long = 'word '.repeat(60);
const start = `${'word '.repeat(39)}word …`;

it('notifies the author of a post of a comment', () => {
  const comment = { userFullName: 'Nikos Rallis', commentText: long };
  expect(commentNotice({ ...post, accountId: 31 }, comment, 52)).toEqual({
    on: ['commentOnArticle'],
    to: 31,
    by: [52],
    subject: 'New comment on “Winter rosters”',
    lines: ['Nikos Rallis commented on your post “Winter rosters”:', start],
    links: [{ path: '/blog/41', text: 'Read the post' }],
    greek: {
      subject: 'Νέο σχόλιο στο «Winter rosters»',
      lines: ['Σχόλιο στην ανάρτησή σας «Winter rosters», Nikos Rallis:', start],
      links: [{ path: '/blog/41', text: 'Διαβάστε την ανάρτηση' }],
    },
  });
});

describe('a new post', () => {
  const noticeOf = (categories: BlogCategory[]) =>
    postNotice({ ...post, authorName: 'Maria Papa', excerpt: ' All\nweeks ', categories }, [52, 53]);

  it('is for all but its authors', () => {
    expect(noticeOf(['pay'])).toEqual({
      on: ['newAnnouncements'],
      to: 'all',
      by: [52, 53],
      subject: 'New in the blog: Winter rosters',
      lines: ['Maria Papa published “Winter rosters”.', 'All weeks'],
      links: [{ path: '/blog/41', text: 'Read the post' }],
      greek: {
        subject: 'Νέο στο ιστολόγιο: Winter rosters',
        lines: ['Νέα ανάρτηση «Winter rosters», Maria Papa.', 'All weeks'],
        links: [{ path: '/blog/41', text: 'Διαβάστε την ανάρτηση' }],
      },
    });
  });

  it.each<[BlogCategory[], string[]]>([
    [['people'], ['newAnnouncements']],
    [['people', 'pay'], ['newAnnouncements']],
    [['rosters'], ['productUpdates']],
    [
      ['rosters', 'people'],
      ['newAnnouncements', 'productUpdates'],
    ],
    [[], []],
  ])('of the categories %j is for those who chose %j', (categories, on) => {
    expect(noticeOf(categories).on).toEqual(on);
  });
});

describe('the digest', () => {
  it('links each post by its title, in both languages', () => {
    const links = [
      { path: '/blog/41', text: 'Winter rosters' },
      { path: '/blog/7', text: 'Pay day' },
    ];
    expect(digestNotice([post, { id: 7, title: 'Pay day' }], 31, [52])).toEqual({
      on: ['blogDigest'],
      to: 31,
      by: [52],
      subject: 'Blog digest: 2 new posts',
      lines: ['Published since the last digest:'],
      links,
      greek: {
        subject: 'Ιστολόγιο: 2 νέες αναρτήσεις',
        lines: ['Δημοσιεύτηκαν από την προηγούμενη σύνοψη:'],
        links,
      },
    });
  });

  it('of one post says so', () => {
    const { subject, greek, to } = digestNotice([post], 'all', []);
    expect([subject, greek.subject, to]).toEqual(['Blog digest: 1 new post', 'Ιστολόγιο: 1 νέα ανάρτηση', 'all']);
  });
});
