import type { BlogItem } from '@horae/contract/demo-apps/blog-posts';
import { describe, expect, it } from 'vitest';
import { readAddress } from '#platform/address';
import { BlogAddress, findPosts } from './blog-place';

const post = (id: number, more: Partial<BlogItem> = {}): BlogItem => ({
  id,
  img: '',
  imgAlt: '',
  title: `Post ${id}`,
  avatar: '',
  userFullName: 'Maria Oikonomou',
  blogPosted: '',
  postedAt: `2026-03-0${id}T08:00:00.000Z`,
  tags: [],
  excerpt: '',
  comment: 0,
  slug: `post-${id}`,
  status: 'Published',
  categories: [],
  youBookmarked: false,
  ...more,
});

const posts = [
  post(1, { title: 'Νυχτερινές βάρδιες', tags: ['Nights'], categories: ['rosters'] }),
  post(2, { excerpt: 'Linen and nights', youBookmarked: true }),
  post(3, { userFullName: 'Sofia Laskari', tags: ['kitchen'], categories: ['kitchen', 'rosters'] }),
];

describe('the posts found', () => {
  it.each<[string, string, Record<string, string>, number[]]>([
    ['all, newest first', '', {}, [3, 2, 1]],
    ['by every word', 'nights LINEN', {}, [2]],
    ['without accents', 'βαρδιεσ', {}, [1]],
    ['by author', 'laskari', {}, [3]],
    ['by tag, whole', '', { tag: 'nights' }, [1]],
    ['by half a tag', '', { tag: 'night' }, []],
    ['by category', '', { category: 'rosters' }, [3, 1]],
    ['by a category that is none', '', { category: 'gaming' }, [3, 2, 1]],
    ['by own bookmark', '', { saved: 'true' }, [2]],
    ['by search and category', 'sofia', { category: 'rosters' }, [3]],
  ])('%s', (_what, q, search, ids) => {
    expect(findPosts(posts, q, readAddress(BlogAddress, search)).map(({ id }) => id)).toEqual(ids);
  });
});
