import { z } from 'zod';
import { isNotBlank } from '../fields';
import { categoryValues, isSlug, postLimits, Status } from './blog-posts';

/** Text of up to so many characters, and the sentence for none. */
export const text = (length: number, sentence: string) =>
  z.string().max(length, `Use up to ${length} characters.`).refine(isNotBlank, sentence);
const Picture = z
  .string()
  .regex(/^(\/samples\/blog\/[\w-]+\.svg|\/uploads\/pictures\/[\w-]{43})?$/, 'Upload a picture first.');

/** A post as submitted. HTML is sanitised before it is stored. */
export const PostInput = z
  .object({
    title: text(postLimits.title, 'Enter a title.'),
    slug: z
      .string()
      .max(postLimits.slug, `Use up to ${postLimits.slug} characters.`)
      .refine(isSlug, 'Use lower-case letters, digits and hyphens, for example linen-count.'),
    status: Status,
    categories: z.array(z.enum(categoryValues)).max(categoryValues.length),
    tags: z.array(text(postLimits.tag, 'Enter a tag.')).max(postLimits.tags, `Use up to ${postLimits.tags} tags.`),
    content: z.string().max(postLimits.content, 'Shorten the content.'),
    excerpt: z.string().max(postLimits.excerpt, `Use up to ${postLimits.excerpt} characters.`),
    featuredImage: Picture,
    featuredImageName: z.string().max(150),
    featuredImageAlt: z.string().max(postLimits.alt, `Use up to ${postLimits.alt} characters.`),
  })
  .refine(({ featuredImage, featuredImageAlt }) => featuredImage === '' || isNotBlank(featuredImageAlt), {
    path: ['featuredImageAlt'],
    error: 'Describe what the picture shows.',
  });
