import type { Task } from '@horae/contract/office/todo.contract';
import type { KeyboardEvent } from 'react';
import { useScreenKeys } from '#platform/screen-keys';
import { todoWords } from './todo.words';
import type { TaskActions } from './use-task-actions';

const rowInFocus = () => document.activeElement?.closest<HTMLElement>('li[data-id]') ?? null;
const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('a') ?? null;

/** The shortcuts of the screen, and the list's own keys: arrow keys move between tasks, Space completes one. */
export function useTaskKeys(tasks: readonly Task[], actions: TaskActions, onAdd: () => void) {
  const say = todoWords.use();
  const inFocus = () => tasks.find(({ id }) => String(id) === rowInFocus()?.dataset.id);

  function removeInFocus(): void {
    const task = inFocus();
    const row = rowInFocus();
    if (!task || task.isDeleted) return;
    linkOf(row?.nextElementSibling ?? row?.previousElementSibling)?.focus();
    actions.remove(task);
  }

  useScreenKeys(say('title'), [
    { what: say('key.add'), keys: ['n'], action: onAdd },
    { what: say('key.move'), keys: ['↑', '↓'] },
    { what: say('key.open'), keys: ['Enter'] },
    { what: say('key.complete'), keys: ['Space'] },
    {
      what: say('key.star'),
      keys: ['s'],
      action: () => {
        const task = inFocus();
        if (task && !task.isDeleted) actions.toggleImportant(task);
      },
    },
    { what: say('key.delete'), keys: ['Delete'], action: removeInFocus },
  ]);

  return function onListKey(event: KeyboardEvent): void {
    const row = rowInFocus();
    const { key, target } = event;
    if (key === 'ArrowDown') linkOf(row?.nextElementSibling)?.focus();
    else if (key === 'ArrowUp') linkOf(row?.previousElementSibling)?.focus();
    else if (key === ' ' && target instanceof HTMLAnchorElement) {
      const task = inFocus();
      if (task && !task.isDeleted) actions.toggleCompleted(task);
    } else return;
    event.preventDefault();
  };
}
