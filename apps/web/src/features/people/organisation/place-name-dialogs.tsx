import { organisationContract } from '@horae/contract/people/organisation.contract';
import type { CountedPlace, PlaceKind } from '@horae/contract/people/places';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError, isOutdated, rereadIfOutdated } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify, notifyUndo } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { Message } from '#ui/message';
import { TextField } from '#ui/text-field';
import { uiWords } from '#ui/ui.words';
import { useForm } from '#ui/use-form';
import { addPlace, everyPlace, placeQuery, renamePlace } from './organisation.queries';
import { organisationWords } from './organisation.words';

interface AddPlaceDialogProps {
  hotel: number;
  kind: PlaceKind;
  /** Null at the top of a tree. */
  parent: CountedPlace | null;
  onClose: () => void;
}

export function AddPlaceDialog({ hotel, kind, parent, onClose }: AddPlaceDialogProps) {
  const say = organisationWords.use();
  const [key] = useState(newKey);
  const form = useForm(
    { name: '' },
    { shape: organisationContract.add.body.shape, words: { name: say('fault.name') } },
  );
  const add = useMutation(addPlace);

  function submit({ name }: { name: string }): void {
    if (add.isPending) return;
    add.mutate(
      { body: { hotel, kind, name: name.trim(), ...(parent && { parentId: parent.id }) }, key },
      {
        onSuccess: () => {
          notify(say('added', { name: name.trim() }), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  const refused = fieldError(add.error, 'name');
  return (
    <FormDialog
      title={say(`addKind.${kind}`)}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.name !== ''}
      isBusy={add.isPending}
      error={refused ? null : add.error}
      submit={say(`addKind.${kind}`)}
    >
      <TextField
        {...form.field('name')}
        error={form.errors.name ?? refused}
        label={say('name')}
        hint={parent ? say('below', { name: parent.name }) : undefined}
        required
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}

interface RenamePlaceDialogProps {
  hotel: number;
  place: CountedPlace;
  onClose: () => void;
}

export function RenamePlaceDialog({ hotel, place, onClose }: RenamePlaceDialogProps) {
  const say = organisationWords.use();
  const { kind, id } = place;
  const ref = { hotel, kind, id };
  // The name when the dialog opened, even if it changes meanwhile.
  const [before] = useState(place.name);
  const form = useForm(
    { name: before },
    { shape: organisationContract.rename.body.shape, words: { name: say('fault.name') } },
  );
  const stored = useQuery(placeQuery(ref));
  const rename = useMutation({ ...renamePlace, onError: rereadIfOutdated(() => stored.refetch()) });
  const back = useMutation({ ...renamePlace, meta: { refreshes: everyPlace } });

  function submit({ name }: { name: string }): void {
    if (rename.isPending) return;
    rename.mutate(
      { ...ref, name: name.trim(), tag: stored.data?.tag },
      {
        onSuccess: ({ tag }) => {
          notifyUndo(say('renamed', { from: before, name: name.trim() }), uiWords.say('undo'), () =>
            back.mutate({ ...ref, name: before, tag }),
          );
          onClose();
        },
      },
    );
  }

  const refused = fieldError(rename.error, 'name');
  const isStale = isOutdated(rename.error);
  return (
    <FormDialog
      title={say('renameTitle', { name: before })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.name !== before}
      isBusy={rename.isPending}
      error={refused ? null : rename.error}
      submit={say('rename')}
    >
      <Message kind="info">{say('renameNote')}</Message>
      <TextField
        {...form.field('name')}
        error={form.errors.name ?? refused}
        label={say('name')}
        required
        autoComplete="off"
        data-autofocus
        hint={isStale ? stored.data?.answer.place.name : undefined}
      />
    </FormDialog>
  );
}
