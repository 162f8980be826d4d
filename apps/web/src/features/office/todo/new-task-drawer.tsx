import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { AddDrawer } from '#ui/forms/add-drawer';
import { TaskFields, useTaskForm } from './task-form';
import type { TaskTag } from './task-place';
import { blankTask, changedFields, type TaskValues } from './task-values';
import { addTask } from './todo.queries';
import { todoWords } from './todo.words';

interface NewTaskDrawerProps {
  /** The tag that the list is filtered by; the new task gets it. */
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
    <AddDrawer title={say('newTask')} form={form} onClose={onClose} adding={add} onAdd={submit} submit={say('add')}>
      <TaskFields form={form} />
    </AddDrawer>
  );
}
