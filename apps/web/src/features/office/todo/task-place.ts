import { type TaskQuery, taskSorts, taskTags } from '@horae/contract/office/todo.contract';
import { readId, readOneOf } from '#platform/read-value';
import type { TextSearch } from '#platform/screen-search';

export const taskFilters = ['all', 'important', 'completed', 'deleted'] as const;
export type TaskFilter = (typeof taskFilters)[number];
export type TaskTag = (typeof taskTags)[number];

/** As they are shown, the urgent ones side by side. */
export const tagsInOrder: readonly TaskTag[] = ['team', 'low', 'medium', 'high', 'update'];

/** Where the list stands, as its address says; what that says wrongly is as always. */
export interface TaskPlace {
  filter: TaskFilter;
  tag: TaskTag | undefined;
  q: string;
  sort: TaskQuery['sortBy'];
  /** The task that is open. */
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

/** What the server is asked for. */
export function taskQueryOf({ filter, tag, q, sort }: TaskPlace) {
  return { q, sortBy: sort, tag, filter: filter === 'all' ? undefined : filter };
}
