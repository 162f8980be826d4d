import type { Task } from '@horae/contract/office/todo.contract';
import { useMutation } from '@tanstack/react-query';
import { notify, notifyUndo } from '#platform/notify';
import { flagTask, removeTask } from './todo.queries';
import { todoWords } from './todo.words';

export interface TaskActions {
  toggleCompleted: (task: Task) => void;
  toggleImportant: (task: Task) => void;
  remove: (task: Task) => void;
  restore: (task: Task) => void;
}

/** The actions on a task without opening it; those that remove it from the list can be undone. */
export function useTaskActions(): TaskActions {
  const say = todoWords.use();
  const { mutate: flag, mutateAsync: flagAsync } = useMutation(flagTask);
  const remove = useMutation(removeTask).mutateAsync;
  return {
    toggleCompleted({ id, isCompleted }) {
      if (isCompleted) return flag({ id, isCompleted: false });
      const action = flagAsync({ id, isCompleted: true });
      notifyUndo(say('completed'), say('undo'), () => flag({ id, isCompleted: false }), action);
    },
    toggleImportant: ({ id, isImportant }) => flag({ id, isImportant: !isImportant }),
    remove({ id }) {
      notifyUndo(say('deleted'), say('undo'), () => flag({ id, isDeleted: false }), remove({ id }));
    },
    restore({ id }) {
      flag({ id, isDeleted: false }, { onSuccess: () => notify(say('restored'), { kind: 'success' }) });
    },
  };
}
