import type { ComponentProps } from 'react';
import { Button } from '#ui/button';
import { BlankRosterDrawing, KeyHookDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { listWords } from '#ui/list/list.words';
import { SkeletonBlock } from '#ui/skeleton';
import { TaskList } from './task-list';
import type { TaskPlace } from './task-place';
import styles from './todo.module.css';
import { todoWords } from './todo.words';

interface TodoBodyProps extends ComponentProps<typeof TaskList> {
  place: TaskPlace;
  /** Whether a search or a tag leaves tasks out. */
  isNarrowed: boolean;
  onAll: () => void;
  onAdd: () => void;
}

/** The tasks, or why there are none. */
export function TodoBody({ place, isNarrowed, onAll, onAdd, ...list }: TodoBodyProps) {
  const say = todoWords.use();
  const sayOfLists = listWords.use();
  if (list.tasks.length > 0) return <TaskList {...list} />;
  if (isNarrowed)
    return (
      <EmptyState drawing={<BlankRosterDrawing />} text={sayOfLists('noMatch')}>
        <Button onClick={onAll}>{sayOfLists('clearFilters')}</Button>
      </EmptyState>
    );
  return (
    <EmptyState drawing={<KeyHookDrawing />} text={say(`empty.${place.filter}`)}>
      <Button onClick={onAdd}>{say('add')}</Button>
    </EmptyState>
  );
}

export function TodoSkeleton() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: 8 }, (_, row) => (
        <SkeletonBlock key={row} height={20} />
      ))}
    </div>
  );
}
