import {
  type NewTask,
  type Task,
  type TaskChange,
  type TaskQuery,
  todoContract,
} from '@horae/contract/office/todo.contract';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';

export const everyTask = ['todo'];
const everyList = [...everyTask, 'list'];

type AskedTasks = Pick<TaskQuery, 'q' | 'sortBy'> & { tag: string | undefined; filter: string | undefined };

export function tasksQuery(query: AskedTasks) {
  return queryOptions({
    queryKey: [...everyList, query],
    queryFn: ({ signal }) => call(todoContract.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export const taskCountsQuery = queryOptions({
  queryKey: [...everyTask, 'counts'],
  queryFn: ({ signal }) => call(todoContract.counts, {}, signal),
});

/** The current assignees, whose names the form suggests. */
export const assigneesQuery = queryOptions({
  ...tasksQuery({ q: '', sortBy: 'assignee', tag: undefined, filter: undefined }),
  select: (tasks) => [...new Set(tasks.flatMap(({ assignee }) => assignee?.fullName ?? []))],
});

/** A task as it was when its details were opened, with the tag that guards the change. */
export function taskToEditQuery(id: number) {
  return queryOptions({
    queryKey: ['task-to-edit', id],
    queryFn: ({ signal }) => callTagged(todoContract.one, { query: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export const addTask = mutationOptions({
  mutationFn: ({ task, key }: { task: Partial<NewTask> & { title: string }; key: string }) =>
    callTagged(todoContract.add, { body: { task } }, { idempotencyKey: key }),
  meta: { refreshes: everyTask, showsError: true },
});

export const updateTask = mutationOptions({
  mutationFn: ({ task, tag }: { task: TaskChange; tag: string | undefined }) =>
    callTagged(todoContract.update, { body: { task } }, { ifMatch: tag }),
  meta: { refreshes: everyTask, showsError: true },
});

/** An optimistic update; if the server refuses, the stored state returns. */
function atOnce(change: (variables: TaskChange) => TaskChange) {
  return {
    async onMutate(variables: TaskChange) {
      await queryClient.cancelQueries({ queryKey: everyList });
      const { id, ...fields } = change(variables);
      queryClient.setQueriesData<Task[]>({ queryKey: everyList }, (tasks) =>
        tasks?.map((task) => (task.id === id ? ({ ...task, ...fields } as Task) : task)),
      );
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: everyTask }),
    meta: { refreshes: everyTask },
  };
}

/** Changes the completed or important flag, or restores a deleted task. */
export const flagTask = mutationOptions({
  mutationFn: (task: TaskChange) => call(todoContract.update, { body: { task } }),
  ...atOnce((task) => task),
});

export const removeTask = mutationOptions({
  mutationFn: ({ id }: TaskChange) => call(todoContract.remove, { query: { taskId: id as number } }),
  ...atOnce(({ id }) => ({ id, isDeleted: true })),
});
