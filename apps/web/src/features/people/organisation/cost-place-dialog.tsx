import { organisationContract } from '@horae/contract/people/organisation.contract';
import { type CountedPlace } from '@horae/contract/people/places';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError, isOutdated, rereadIfOutdated } from '#platform/api-error';
import { notifyUndo } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { Message } from '#ui/message';
import { TextField } from '#ui/text-field';
import { uiWords } from '#ui/ui.words';
import { useForm } from '#ui/use-form';
import { everyPlace, placeQuery, renamePlace } from './organisation.queries';
import { organisationWords } from './organisation.words';

interface CostPlaceDialogProps {
  hotel: number;
  place: CountedPlace;
  onClose: () => void;
}

/** The code to which the work of a department is charged. */
export function CostPlaceDialog({ hotel, place, onClose }: CostPlaceDialogProps) {
  const say = organisationWords.use();
  const { kind, id, name } = place;
  const ref = { hotel, kind, id };
  const [before] = useState(place.costPlace ?? '');
  const form = useForm({ costPlace: before }, { shape: organisationContract.rename.body.shape });
  const stored = useQuery(placeQuery(ref));
  const change = useMutation({ ...renamePlace, onError: rereadIfOutdated(() => stored.refetch()) });
  const back = useMutation({ ...renamePlace, meta: { refreshes: everyPlace } });

  function submit({ costPlace }: { costPlace: string }): void {
    if (change.isPending) return;
    const code = costPlace.trim();
    change.mutate(
      { ...ref, name: stored.data?.answer.place.name ?? name, costPlace: code, tag: stored.data?.tag },
      {
        onSuccess: ({ tag, answer }) => {
          notifyUndo(say(code ? 'costSaved' : 'costRemoved', { name, code }), uiWords.say('undo'), () =>
            back.mutate({ ...ref, name: answer.place.name, costPlace: before, tag }),
          );
          onClose();
        },
      },
    );
  }

  const refused = fieldError(change.error, 'costPlace');
  return (
    <FormDialog
      title={say('costTitle', { name })}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.costPlace !== before}
      isBusy={change.isPending}
      error={refused ? null : change.error}
    >
      <Message kind="info">{say('costNote')}</Message>
      <TextField
        {...form.field('costPlace')}
        error={form.errors.costPlace ?? refused}
        label={say('costPlace')}
        hint={isOutdated(change.error) ? stored.data?.answer.place.costPlace : undefined}
        maxLength={20}
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}
