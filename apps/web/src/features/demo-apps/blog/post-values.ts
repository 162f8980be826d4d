import type { BlogPost, BlogStatus, EditedPost } from '@horae/contract/demo-apps/blog-posts';
import { type BlogCategory, blogCategories } from '@horae/contract/demo-apps/blog-posts';
import { textOfHtml } from '#ui/rich-text/clean-html';
import type { KeptFile } from '#ui/upload/upload-field';
import type { PostInput } from './blog.queries';

/** Single-line texts, each validated on its own. */
export interface PostLines extends Record<string, string> {
  title: string;
  slug: string;
  excerpt: string;
  imageAlt: string;
}

/** The other values of a post. */
export interface PostParts {
  status: BlogStatus;
  categories: BlogCategory[];
  tags: string[];
  content: string;
  image: KeptFile[];
}

export interface PostValues {
  lines: PostLines;
  parts: PostParts;
}

export const emptyPost: PostValues = {
  lines: { title: '', slug: '', excerpt: '', imageAlt: '' },
  parts: { status: 'Draft', categories: [], tags: [], content: '', image: [] },
};

/** The form values of an existing post. */
export function valuesOf(post: EditedPost): PostValues {
  const { blogTitle: title, slug, featuredImageAlt: imageAlt, status, tags, content } = post;
  const address = post.featuredImage;
  return {
    lines: { title, slug, excerpt: textOfHtml(post.excerpt), imageAlt },
    parts: {
      status,
      categories: blogCategories
        .map(({ value }) => value)
        .filter((value) => post.blogCategories.some((one) => one.value === value)),
      tags,
      content,
      image: address === '' ? [] : [{ address, name: post.featuredImageName }],
    },
  };
}

export function inputOf({ lines, parts }: PostValues): PostInput {
  const { title, slug, excerpt, imageAlt } = lines;
  const { image, ...rest } = parts;
  const [picture] = image;
  return {
    ...rest,
    title,
    slug: slug.trim(),
    excerpt,
    featuredImage: picture?.address ?? '',
    featuredImageName: picture?.name ?? '',
    featuredImageAlt: picture ? imageAlt.trim() : '',
  };
}

type Written = Pick<BlogPost, 'avatar' | 'userFullName' | 'createdTime'>;

/** The post as readers will see it once saved. */
export function previewOf(values: PostValues, written: Written) {
  const { title, content, tags, categories, status, featuredImage: img, featuredImageAlt: imgAlt } = inputOf(values);
  return { ...written, title, content, tags, categories, status, img, imgAlt };
}
