import { type BlogCategory, blogCategories } from '@horae/contract/demo-apps/blog-posts';
import { IconX } from '@tabler/icons-react';
import type { ListControl } from '#platform/list-search';
import styles from './blog.module.css';
import { blogWords } from './blog.words';
import type { BlogPlace } from './blog-place';

interface ChosenFiltersProps {
  place: BlogPlace;
  list: Pick<ListControl, 'change'>;
}

const labelOf = (category: BlogCategory) => blogCategories.find(({ value }) => value === category)?.label ?? category;

/** The tag and category the list is filtered by, each with a button to remove it. */
export function ChosenFilters({ place: { tag, category }, list }: ChosenFiltersProps) {
  const say = blogWords.use();
  const filters = [
    ...(tag === '' ? [] : [{ key: 'tag', name: say('tagged', { tag }) }]),
    ...(category ? [{ key: 'category', name: say('inCategory', { category: labelOf(category) }) }] : []),
  ];
  return filters.map(({ key, name }) => (
    <button
      key={key}
      type="button"
      className={styles.filter}
      aria-label={say('withoutFilter', { name })}
      onClick={() => list.change({ [key]: '' })}
    >
      <bdi>{name}</bdi>
      <IconX size={14} stroke={1.5} aria-hidden="true" />
    </button>
  ));
}
