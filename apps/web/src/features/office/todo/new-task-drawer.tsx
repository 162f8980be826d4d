import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { blankTask, changedFields, TaskFields, type TaskValues, useTaskForm } from './task-form';
import type { TaskTag } from './task-place';
import { addTask } from './todo.queries';
import { todoWords } from './todo.words';

interface NewTaskDrawerProps {
  /** The tag the list is filtered by, which the new task gets. */
  tag: TaskTag | undefined;
  onClose: () => void;
}

export function NewTaskDrawer({ tag, onClose }: NewTaskDrawerProps) {
  const say = todoWords.use();
  const [initial] = useState<TaskValues>({ ...blankTask, tags: tag ?? '' });
  const [key] = useState(newKey);
  const form = useTaskForm(initial);
  const add = useMutation(addTask);

  function submit(values: TaskValues): void {
    if (add.isPending) return;
    add.mutate(
      { task: { title: values.title, ...changedFields(values, blankTask) }, key },
      {
        onSuccess: () => {
          notify(say('added'), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      isDrawer
      title={say('newTask')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={JSON.stringify(form.values) !== JSON.stringify(initial)}
      isBusy={add.isPending}
      error={add.error}
      submit={say('add')}
    >
      <TaskFields form={form} />
    </FormDialog>
  );
}
