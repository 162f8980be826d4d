import type { Task } from '@horae/contract/office/todo.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rereadIfOutdated } from '#platform/api-error';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { ErrorPanel } from '#ui/error-panel';
import { FormDialog } from '#ui/forms/form-dialog';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import { useFocusReturn } from '#ui/use-focus-return';
import { TaskFields, useTaskForm } from './task-form';
import styles from './task-form.module.css';
import { changedFields, type TaskValues, valuesOf } from './task-values';
import { taskToEditQuery, updateTask } from './todo.queries';
import { todoWords } from './todo.words';
import type { TaskActions } from './use-task-actions';

interface TaskDrawerProps {
  id: number;
  actions: TaskActions;
  onClose: () => void;
}

/** A task by id, as in a link: loading, an error, or its form. */
export function TaskDrawer(props: TaskDrawerProps) {
  const say = todoWords.use();
  const stored = useQuery(taskToEditQuery(props.id));
  // The form replaces this drawer, which was open while loading.
  useFocusReturn();
  if (stored.data) {
    const { answer, tag } = stored.data;
    return <TaskForm {...props} task={answer.task} tag={tag} onStale={stored.refetch} />;
  }
  return (
    <Drawer title={say('details')} isOpen onClose={props.onClose}>
      {stored.error ? (
        <ErrorPanel error={stored.error} onRetry={() => void stored.refetch()} />
      ) : (
        <Skeleton thing={say('thing')}>
          <div className={styles.wait}>
            {[1, 2, 3].map((row) => (
              <SkeletonBlock key={row} height={38} />
            ))}
            <SkeletonBlock height={180} />
          </div>
        </Skeleton>
      )}
    </Drawer>
  );
}

interface TaskFormProps extends TaskDrawerProps {
  task: Task;
  tag: string;
  onStale: () => Promise<unknown>;
}

function TaskForm({ task, tag, actions, onStale, onClose }: TaskFormProps) {
  const say = todoWords.use();
  const { id } = task;
  const [initial] = useState(() => valuesOf(task));
  const form = useTaskForm(initial);
  const update = useMutation({ ...updateTask, onError: rereadIfOutdated(onStale) });
  const changed = changedFields(form.values, initial);
  const isDirty = Object.keys(changed).length > 0;

  function submit(_values: TaskValues): void {
    if (update.isPending) return;
    if (!isDirty) return onClose();
    update.mutate(
      { task: { id, ...changed }, tag },
      {
        onSuccess: () => {
          notify(say('saved'), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  function act(action: (task: Task) => void): void {
    action(task);
    onClose();
  }

  return (
    <FormDialog
      isDrawer
      title={say('details')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={isDirty}
      isBusy={update.isPending}
      error={update.error}
      actions={
        task.isDeleted ? (
          <Button onClick={() => act(actions.restore)}>{say('restore')}</Button>
        ) : (
          <Button onClick={() => act(actions.remove)}>{say('delete')}</Button>
        )
      }
    >
      <TaskFields form={form} />
    </FormDialog>
  );
}
