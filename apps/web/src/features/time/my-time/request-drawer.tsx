import { correctionRequestsContract, mostWanted } from '@horae/contract/time/correction-requests.contract';
import { addDays } from '@horae/local-time/local-date';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hotelToday } from '#platform/hotel-day';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { DateField } from '#ui/date-field/date-field';
import { FormDialog } from '#ui/forms/form-dialog';
import { Message } from '#ui/message';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { TextArea } from '#ui/text-area';
import { useForm } from '#ui/use-form';
import { AskedRowFields } from './asked-row-fields';
import { type AskedRow, firstRows, forgottenRow, wantedOf } from './asked-rows';
import { askForCorrection, ownRecordQuery } from './own-requests.queries';
import { ownRequestsWords } from './own-requests.words';

interface RequestDrawerProps {
  hotel: number;
  /** The day it opens with. */
  day: string;
  onClose: () => void;
}

/** Shows the punches of one of the user's own days and requests corrections. */
export function RequestDrawer({ hotel, day: firstDay, onClose }: RequestDrawerProps) {
  const say = ownRequestsWords.use();
  const [day, setDay] = useState(firstDay);
  const [edited, setEdited] = useState<{ day: string; rows: AskedRow[] } | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [key, setKey] = useState(newKey);
  const form = useForm(
    { reason: '' },
    { shape: correctionRequestsContract.ask.body.shape, words: { reason: say('reasonFault') } },
  );
  const query = useQuery(ownRecordQuery(hotel, day));
  const ask = useMutation(askForCorrection);
  const record = query.data?.record;
  const rows = edited?.day === day ? edited.rows : record ? firstRows(record) : [];
  const wanted = wantedOf(rows);
  const isWhole = rows.every(({ action, time }) => action !== 'change' || time !== '');

  function setRows(next: AskedRow[]): void {
    setEdited({ day, rows: next });
    // A changed form is a different request and needs a new key.
    setKey(newKey());
  }

  function submit({ reason }: { reason: string }): void {
    setChecked(true);
    if (ask.isPending || wanted.length === 0 || !isWhole) return;
    ask.mutate(
      { key, body: { hotel, day, punches: wanted, reason: reason.trim() } },
      {
        onSuccess: () => {
          notify(say('sent'), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      isDrawer
      title={say('ask')}
      submit={say('send')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={form.values.reason !== '' || wanted.length > 0}
      isBusy={ask.isPending}
      error={ask.error}
    >
      <p className="quiet">{say('says')}</p>
      <DateField
        label={say('day')}
        name="day"
        required
        value={day}
        max={hotelToday()}
        onChange={(next) => next && setDay(next)}
      />
      <QueryStates thing={say('day')} query={query} skeleton={<SkeletonBlock height={160} />}>
        {record && (
          <>
            {rows.length === 0 && <p className="quiet">{say('nothing')}</p>}
            {rows.map((row) => (
              <AskedRowFields
                key={row.key}
                row={row}
                // The clock-out of a night shift is on the next day.
                days={[...new Set([day, addDays(day, 1), row.day])].toSorted()}
                isChecked={isChecked}
                onChange={(next) => setRows(rows.map((one) => (one.key === row.key ? { ...one, ...next } : one)))}
                onRemove={() => setRows(rows.filter(({ key: other }) => other !== row.key))}
              />
            ))}
            {wanted.length < mostWanted && (
              <Button onClick={() => setRows([...rows, forgottenRow(rows, record, day)])}>
                <IconPlus size={18} stroke={1.5} aria-hidden="true" />
                {say('addRow')}
              </Button>
            )}
            {isChecked && wanted.length === 0 && <Message kind="danger">{say('nothingAsked')}</Message>}
          </>
        )}
      </QueryStates>
      <TextArea {...form.field('reason')} label={say('reason')} required hint={say('reasonHint')} />
    </FormDialog>
  );
}
