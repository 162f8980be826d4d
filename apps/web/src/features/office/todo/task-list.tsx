import type { Task } from '@horae/contract/office/todo.contract';
import type { KeyboardEventHandler } from 'react';
import type { TextSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { BusyFrame } from '#ui/list/busy-frame';
import { TaskRow } from './task-row';
import styles from './todo.module.css';
import { todoWords } from './todo.words';
import type { TaskActions } from './use-task-actions';

interface TaskListProps {
  tasks: readonly Task[];
  actions: TaskActions;
  search: TextSearch;
  isBusy: boolean;
  onKeyDown: KeyboardEventHandler;
}

export function TaskList({ tasks, actions, search, isBusy, onKeyDown }: TaskListProps) {
  const say = todoWords.use();
  return (
    // The key handler serves the links and checkboxes inside.
    <BusyFrame isBusy={isBusy} onKeyDown={onKeyDown}>
      <ul className={styles.list} aria-label={say('tasks')}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} actions={actions} search={withSearchChange(search, { task: task.id })} />
        ))}
      </ul>
    </BusyFrame>
  );
}
