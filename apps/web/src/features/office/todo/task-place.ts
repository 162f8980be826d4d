import { type TaskQuery, taskSorts, taskTags } from '@horae/contract/office/todo.contract';
import { readId, readOneOf } from '#platform/read-value';
import type { TextSearch } from '#platform/screen-search';

export const taskFilters = ['all', 'important', 'completed', 'deleted'] as const;
export type TaskFilter = (typeof taskFilters)[number];
export type TaskTag = (typeof taskTags)[number];

/** In display order, with the priorities side by side. */
export const tagsInOrder: readonly TaskTag[] = ['team', 'low', 'medium', 'high', 'update'];

/** The state of the list in the URL; invalid values become the default. */
export interface TaskPlace {
  filter: TaskFilter;
  tag: TaskTag | undefined;
  q: string;
  sort: TaskQuery['sortBy'];
  /** The open task. */
  open: number | 'new' | null;
}

export function readTaskPlace(search: TextSearch): TaskPlace {
  return {
    filter: readOneOf(search.filter, taskFilters, 'all'),
    tag: taskTags.find((tag) => tag === search.tag),
    q: (search.q ?? '').slice(0, 200),
    sort: readOneOf(search.sort, taskSorts, 'latest'),
    open: search.task === 'new' ? 'new' : readId(search.task),
  };
}

/** The parameters of the request. */
export function taskQueryOf({ filter, tag, q, sort }: TaskPlace) {
  return { q, sortBy: sort, tag, filter: filter === 'all' ? undefined : filter };
}
