import { kanbanContract } from '@horae/contract/demo-apps/kanban.contract';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import styles from './kanban.module.css';
import { addBoard } from './kanban.queries';
import { kanbanWords } from './kanban.words';
import { QuickForm } from './quick-form';

/** The tile after the last board. */
export function AddBoard() {
  const say = kanbanWords.use();
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useMutation(addBoard);
  return (
    <div className={`screen-only ${styles.tile}`} data-open={isOpen || undefined}>
      {isOpen ? (
        <QuickForm
          label={say('boardTitle')}
          submit={say('addBoard')}
          schema={kanbanContract.addBoard.body.shape.data.shape.title}
          onSubmit={async (title, key) => {
            await mutateAsync({ title, key });
            notify(say('boardAdded', { title }), { kind: 'success' });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Button look="plain" wide onClick={() => setOpen(true)}>
          <IconPlus size={18} stroke={1.5} aria-hidden="true" />
          {say('addBoard')}
        </Button>
      )}
    </div>
  );
}
