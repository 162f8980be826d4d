import { kanbanContract } from '@horae/contract/demo-apps/kanban.contract';
import { type Board } from '@horae/contract/demo-apps/kanban-cards';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '#ui/button';
import styles from './board-column.module.css';
import { addCard } from './kanban.queries';
import { kanbanWords } from './kanban.words';
import { QuickForm } from './quick-form';

interface AddTaskProps {
  board: Board;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The foot of a board: a button that becomes a field for adding several tasks in a row. */
export function AddTask({ board, isOpen, onOpen }: AddTaskProps) {
  const say = kanbanWords.use();
  const { mutateAsync } = useMutation(addCard);
  const foot = useRef<HTMLDivElement>(null);

  function close(): void {
    onOpen(false);
    requestAnimationFrame(() => foot.current?.querySelector('button')?.focus());
  }

  return (
    <div ref={foot} className={`screen-only ${styles.foot}`}>
      {isOpen ? (
        <QuickForm
          label={say('newTask', { board: board.title })}
          submit={say('add')}
          schema={kanbanContract.addTask.body.shape.data.shape.title}
          onSubmit={(title, key) => mutateAsync({ boardId: board.id, title, key })}
          onClose={close}
        />
      ) : (
        <Button look="plain" wide aria-label={say('addTaskTo', { board: board.title })} onClick={() => onOpen(true)}>
          <IconPlus size={18} stroke={1.5} aria-hidden="true" />
          {say('addTask')}
        </Button>
      )}
    </div>
  );
}
