import { kanbanContract } from '@horae/contract/demo-apps/kanban.contract';
import type { Card } from '@horae/contract/demo-apps/kanban-cards';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rereadIfOutdated } from '#platform/api-error';
import { chatPeopleQuery } from '#platform/chat-people.queries';
import { today } from '#platform/device-day';
import { notify } from '#platform/notify';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { useKeptState } from '#ui/forms/use-kept-state';
import { NamesField } from '#ui/names-field';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { CoverField } from './cover-field';
import { updateCard } from './kanban.queries';
import { kanbanWords } from './kanban.words';
import { changeOf, valuesOf } from './task-change';
import { TaskComments } from './task-comments';
import { useComment } from './use-comment';

interface TaskFormProps {
  /** The card as stored now; the form keeps what it started from. */
  card: Card;
  tag: string;
  labels: readonly string[];
  assignees: readonly string[];
  onStale: () => Promise<unknown>;
  onClose: () => void;
}

export function TaskForm({ card: stored, tag, labels, assignees, onStale, onClose }: TaskFormProps) {
  const say = kanbanWords.use();
  const [card] = useState(stored);
  const [lists, setLists] = useKeptState('task', () => valuesOf(card));
  const comment = useComment(card);
  const { title, description, dueDate } = valuesOf(card);
  const form = useForm(
    { title, description, dueDate },
    { shape: { title: kanbanContract.addTask.body.shape.data.shape.title }, words: { title: say('error.title') } },
  );
  const { data: people } = useQuery(chatPeopleQuery);
  const update = useMutation({ ...updateCard, onError: rereadIfOutdated(onStale) });

  const faces = new Map(people?.contacts.map(({ fullName, avatar }) => [fullName, avatar ?? '']));
  const change = changeOf(card, { ...lists, ...form.values }, faces);
  const isDirty = Object.keys(change).length > 1;

  async function save(): Promise<void> {
    if (update.isPending || comment.isPending) return;
    try {
      if (isDirty) await update.mutateAsync({ change, tag });
      await comment.send();
      if (isDirty || comment.isWritten) notify(say('saved'), { kind: 'success' });
      onClose();
    } catch {
      // The form and the comment field show their own errors.
    }
  }

  return (
    <FormDialog
      isDrawer
      title={say('task')}
      form={form.props(() => void save())}
      onClose={onClose}
      isDirty={isDirty || comment.isWritten}
      isBusy={update.isPending || comment.isPending}
      error={update.error}
    >
      <TextField {...form.field('title')} label={say('taskTitle')} required autoComplete="off" data-autofocus />
      <TextArea {...form.field('description')} label={say('description')} />
      <DateField
        label={say('dueDate')}
        value={form.values.dueDate}
        today={today()}
        onChange={(day) => form.set('dueDate', day)}
      />
      <NamesField
        label={say('labels')}
        hint={say('labelsHint')}
        names={lists.labels}
        known={labels}
        onChange={(next) => setLists({ ...lists, labels: next })}
      />
      <NamesField
        label={say('assignees')}
        hint={say('assigneesHint')}
        names={lists.people}
        known={[...new Set([...faces.keys(), ...assignees])]}
        onChange={(next) => setLists({ ...lists, people: next })}
      />
      <NamesField
        label={say('files')}
        hint={say('filesHint')}
        names={lists.files}
        onChange={(next) => setLists({ ...lists, files: next })}
      />
      <CoverField value={lists.cover} onChange={(cover) => setLists({ ...lists, cover })} />
      <TaskComments card={card} draft={comment} />
    </FormDialog>
  );
}
