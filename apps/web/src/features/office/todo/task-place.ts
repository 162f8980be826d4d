import { Id } from '@horae/contract/fields';
import { TaskQuery, taskTags } from '@horae/contract/office/todo.contract';
import { z } from 'zod';
import { readAddress } from '#platform/address';
import type { TextSearch } from '#platform/screen-search';

export const taskFilters = ['all', 'important', 'completed', 'deleted'] as const;
export type TaskFilter = (typeof taskFilters)[number];
export type TaskTag = (typeof taskTags)[number];

/** In display order, with the priorities side by side. */
export const tagsInOrder: readonly TaskTag[] = ['team', 'low', 'medium', 'high', 'update'];

const Address = z.object({
  filter: z.enum(taskFilters).default('all'),
  tag: z.enum(taskTags).optional(),
  q: TaskQuery.shape.q,
  sort: TaskQuery.shape.sortBy,
  /** The task that is open. */
  task: z
    .union([z.literal('new'), Id])
    .nullable()
    .default(null),
});

/** The list's URL state; invalid values become defaults. */
export type TaskPlace = ReturnType<typeof readTaskPlace>;

export function readTaskPlace(search: TextSearch) {
  const { task: open, ...place } = readAddress(Address, search);
  return { ...place, open };
}

/** The parameters of the request. */
export function taskQueryOf({ filter, tag, q, sort }: TaskPlace) {
  return { q, sortBy: sort, tag, filter: filter === 'all' ? undefined : filter };
}
