import { blogContract } from '@horae/contract/demo-apps/blog.contract';
import { postLimits } from '@horae/contract/demo-apps/blog-posts';
import { useState } from 'react';
import { useKeptState } from '#ui/forms/use-kept-state';
import { useForm } from '#ui/use-form';
import { postFormWords } from './post-form.words';
import type { PostParts, PostValues } from './post-values';
import { slugOf } from './slug';

const { shape } = blogContract.add.body.shape.post;

/** The values and errors of the form. The slug of a new post follows its title until the user enters another. */
export function usePostForm(initial: PostValues, isNew: boolean) {
  const say = postFormWords.use();
  const [parts, setParts] = useKeptState('post', initial.parts);
  const [follows, setFollows] = useState(isNew);
  const hasImage = parts.image.length > 0;
  const lines = useForm(initial.lines, {
    shape: { ...shape, imageAlt: shape.featuredImageAlt },
    words: {
      title: say('fault.title'),
      slug: say('fault.slug'),
      excerpt: { long: say('fault.excerpt', { count: postLimits.excerpt }) },
    },
    rules: { imageAlt: (alt) => (hasImage && alt.trim() === '' ? say('fault.alt') : undefined) },
  });
  const values: PostValues = { lines: lines.values, parts };

  return {
    lines,
    parts,
    values,
    isDirty: JSON.stringify(values) !== JSON.stringify(initial),
    setParts: (change: Partial<PostParts>) => setParts((known) => ({ ...known, ...change })),
    setTitle(title: string): void {
      lines.set('title', title);
      if (follows) lines.set('slug', slugOf(title));
    },
    setSlug(slug: string): void {
      lines.set('slug', slug);
      // Once cleared, it follows the title again.
      setFollows(isNew && slug === '');
    },
  };
}

export type PostFormState = ReturnType<typeof usePostForm>;
