import type { BlogCategory, BlogStatus } from '@horae/contract/demo-apps/blog.contract';
import type { samplePeople } from '#platform/sample-people';

export type Who = keyof typeof samplePeople;

/** A post of the samples, with what was said of it, oldest first. */
export interface Article {
  who: Who;
  title: string;
  /** Also the name of its drawing. */
  slug: string;
  daysAgo: number;
  status?: BlogStatus;
  categories: BlogCategory[];
  tags: string[];
  /** What the drawing shows. */
  drawing: string;
  excerpt: string;
  content: string;
  comments?: SampleComment[];
}

interface SampleComment {
  who: Who;
  text: string;
  /** The number of the comment that it answers, from 0. */
  to?: number;
}
