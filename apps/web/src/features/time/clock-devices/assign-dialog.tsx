import type { WaitingGroup } from '@horae/contract/time/waiting-punches';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { notify } from '#platform/notify';
import { Combobox } from '#ui/combobox/combobox';
import { FormDialog } from '#ui/forms/form-dialog';
import { assignWaiting, hotelPeopleQuery } from './clock-devices.queries';
import { clockDevicesWords } from './clock-devices.words';

export interface WaitingDialogProps {
  hotel: number;
  group: WaitingGroup;
  /** Null: all punches of the group. */
  ids: number[] | null;
  onClose: () => void;
}

/** Assigns waiting punches to an employee; an unknown code becomes that employee's code from now on. */
export function AssignDialog({ hotel, group, ids, onClose }: WaitingDialogProps) {
  const say = clockDevicesWords.use();
  const { code, source, reason } = group;
  const count = ids?.length ?? group.count;
  const people = useQuery(hotelPeopleQuery(hotel));
  const [person, setPerson] = useState(group.owner === null ? null : String(group.owner));
  const [fault, setFault] = useState<string>();
  const assign = useMutation(assignWaiting);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (assign.isPending) return;
    const chosen = people.data?.find(({ id }) => String(id) === person);
    if (!chosen) return setFault(say('choosePerson'));
    const onSuccess = ({ taken }: { taken: number }) => {
      notify(say('assigned', { count: taken, name: chosen.name }), { kind: 'success' });
      onClose();
    };
    assign.mutate({ hotel, code, source, reason, ids, employeeId: chosen.id }, { onSuccess });
  }

  return (
    <FormDialog
      title={say('assignTitle', { count, code })}
      form={{ onSubmit: submit, noValidate: true }}
      onClose={onClose}
      isDirty={person !== null && person !== String(group.owner)}
      isBusy={assign.isPending}
      error={assign.error ?? people.error}
      submit={say('assign')}
    >
      <p className="quiet measure">{say(textOf(reason, ids))}</p>
      <Combobox
        label={say('person')}
        options={(people.data ?? []).map(({ id, name, code: own }) => ({
          value: String(id),
          label: `${name} (${own})`,
        }))}
        value={person}
        {...(fault && { error: fault })}
        onChange={(value) => {
          setPerson(value);
          setFault(undefined);
        }}
      />
    </FormDialog>
  );
}

function textOf(reason: string | null, ids: number[] | null): 'assignText' | 'assignSome' | 'assignOnce' {
  if (reason !== null) return 'assignOnce';
  return ids === null ? 'assignText' : 'assignSome';
}
