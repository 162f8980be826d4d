import type { Task } from '@horae/contract/todo.contract';
import { useMutation } from '@tanstack/react-query';
import { notify, notifyUndo } from '#platform/notify';
import { flagTask, removeTask } from './todo.queries';
import { todoWords } from './todo.words';

export interface TaskDeeds {
  toggleCompleted: (task: Task) => void;
  toggleImportant: (task: Task) => void;
  remove: (task: Task) => void;
  restore: (task: Task) => void;
}

/** What is done to a task without opening it; what takes it out of sight can be taken back. */
export function useTaskDeeds(): TaskDeeds {
  const say = todoWords.use();
  const flag = useMutation(flagTask).mutate;
  const remove = useMutation(removeTask).mutate;
  return {
    toggleCompleted({ id, isCompleted }) {
      flag({ id, isCompleted: !isCompleted });
      if (!isCompleted) notifyUndo(say('completed'), say('undo'), () => flag({ id, isCompleted: false }));
    },
    toggleImportant: ({ id, isImportant }) => flag({ id, isImportant: !isImportant }),
    remove({ id }) {
      remove({ id });
      notifyUndo(say('deleted'), say('undo'), () => flag({ id, isDeleted: false }));
    },
    restore({ id }) {
      flag({ id, isDeleted: false });
      notify(say('restored'), { kind: 'success' });
    },
  };
}
