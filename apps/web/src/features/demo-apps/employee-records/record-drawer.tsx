import type { EmployeeRecord } from '@horae/contract/demo-apps/employee-records.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rereadIfOutdated } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
import { addRecord, recordToEditQuery, updateRecord } from './employee-records.queries';
import { recordWords } from './employee-records.words';
import { blankRecord, fieldsOf, RecordFields, type RecordValues, useRecordForm, valuesOf } from './record-form';

interface RecordDrawerProps {
  /** The row to change; absent for a new one. */
  record?: EmployeeRecord;
  /** Must also close the drawer. */
  onAdded?: () => void;
  onClose: () => void;
}

export function RecordDrawer({ record, onAdded, onClose }: RecordDrawerProps) {
  const say = recordWords.use();
  const [initial] = useState(() => (record ? valuesOf(record) : blankRecord));
  const [key] = useState(newKey);
  const stored = useQuery({ ...recordToEditQuery(record?.id ?? 0), enabled: record !== undefined });
  const form = useRecordForm(initial);
  const add = useMutation(addRecord);
  const update = useMutation({ ...updateRecord, onError: rereadIfOutdated(() => stored.refetch()) });
  const isBusy = add.isPending || update.isPending;

  function submit(values: RecordValues): void {
    if (isBusy) return;
    const fields = fieldsOf(values);
    if (record) {
      update.mutate(
        { id: record.id, fields, tag: stored.data?.tag },
        {
          onSuccess: () => {
            notify(say('saved'), { kind: 'success' });
            onClose();
          },
        },
      );
      return;
    }
    add.mutate(
      { fields, key },
      {
        onSuccess: () => {
          notify(say('added', { name: fields.full_name }), { kind: 'success' });
          (onAdded ?? onClose)();
        },
      },
    );
  }

  return (
    <FormDialog
      isDrawer
      title={say(record ? 'editTitle' : 'add')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.isChanged}
      isBusy={isBusy}
      error={add.error ?? update.error}
      {...(!record && { submit: say('add') })}
    >
      <RecordFields form={form} />
    </FormDialog>
  );
}
