import type { BlogCategory, BlogStatus } from '@horae/contract/demo-apps/blog-posts';
import type { samplePeople } from '#platform/sample-people';

export type Who = keyof typeof samplePeople;

/** A post of the samples, with its comments, oldest first. */
export interface Article {
  who: Who;
  title: string;
  /** Also the name of its illustration. */
  slug: string;
  daysAgo: number;
  status?: BlogStatus;
  categories: BlogCategory[];
  tags: string[];
  /** What the illustration shows. */
  drawing: string;
  excerpt: string;
  content: string;
  comments?: SampleComment[];
}

interface SampleComment {
  who: Who;
  text: string;
  /** Index of the comment it replies to, from 0. */
  to?: number;
}
