import { kanbanContract } from '@horae/contract/demo-apps/kanban.contract';
import type { Board } from '@horae/contract/demo-apps/kanban-cards';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isOutdated, rereadIfOutdated } from '#platform/api-error';
import { notify } from '#platform/notify';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { boardToRenameQuery, clearBoard, removeBoard, renameBoard } from './kanban.queries';
import { kanbanWords } from './kanban.words';

interface BoardDialogProps {
  board: Board;
  onClose: () => void;
}

export function RenameBoardDialog({ board, onClose }: BoardDialogProps) {
  const say = kanbanWords.use();
  const { id } = board;
  const form = useForm(
    { title: board.title },
    { shape: kanbanContract.renameBoard.body.shape.data.shape, words: { title: say('error.title') } },
  );
  const stored = useQuery(boardToRenameQuery(id));
  const rename = useMutation({ ...renameBoard, onError: rereadIfOutdated(() => stored.refetch()) });
  const isStale = isOutdated(rename.error);

  function submit({ title }: { title: string }): void {
    if (rename.isPending) return;
    rename.mutate(
      { id, title: title.trim(), tag: stored.data?.tag },
      {
        onSuccess: () => {
          notify(say('renamed'), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      title={say('rename')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.title !== board.title}
      isBusy={rename.isPending}
      error={rename.error}
    >
      <TextField
        {...form.field('title')}
        label={say('boardTitle')}
        required
        autoComplete="off"
        data-autofocus
        hint={isStale ? stored.data?.answer.board.title : undefined}
      />
    </FormDialog>
  );
}

interface EmptyBoardDialogProps extends BoardDialogProps {
  /** The number of cards deleted with it. */
  count: number;
}

export function ClearBoardDialog({ board, count, onClose }: EmptyBoardDialogProps) {
  const say = kanbanWords.use();
  const { id, title } = board;
  const clear = useMutation(clearBoard);
  return (
    <ConfirmDialog
      title={say('clearTitle', { title, count })}
      confirm={say('clearConfirm')}
      isBusy={clear.isPending}
      onCancel={onClose}
      onConfirm={() =>
        clear.mutate(id, {
          onSuccess: () => notify(say('cleared', { title }), { kind: 'success' }),
          onSettled: onClose,
        })
      }
    >
      {say('lasting')}
    </ConfirmDialog>
  );
}

export function DeleteBoardDialog({ board, count, onClose }: EmptyBoardDialogProps) {
  const say = kanbanWords.use();
  const { id, title } = board;
  const remove = useMutation(removeBoard);
  return (
    <ConfirmDialog
      title={say('deleteBoardTitle', { title, count })}
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => notify(say('boardDeleted', { title }), { kind: 'success' }),
          onSettled: onClose,
        })
      }
    >
      {say('lasting')}
    </ConfirmDialog>
  );
}
