import type { Invoice } from '@horae/contract/demo-apps/invoice-document';
import { invoicesContract } from '@horae/contract/demo-apps/invoices.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { session } from '#platform/session';
import { AddDrawer } from '#ui/forms/add-drawer';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { shownDate } from './invoice-content';
import { sendInvoice } from './invoices.queries';
import { previewWords } from './preview.words';

interface SendInvoiceDrawerProps {
  invoice: Invoice;
  tag: string;
  onClose: () => void;
}

export function SendInvoiceDrawer({ invoice: { id, client, dueDate }, tag, onClose }: SendInvoiceDrawerProps) {
  const say = previewWords.use();
  const [key] = useState(newKey);
  const sender = session.get();
  const [initial] = useState(() => ({
    to: client.companyEmail,
    subject: say('subject.text', { id }),
    message: say('message.text', {
      id,
      name: client.name,
      due: shownDate(dueDate),
      from: sender?.fullName,
    }),
  }));
  const form = useForm(initial, {
    shape: invoicesContract.send.body.shape,
    words: { to: say('error.email'), subject: say('error.required', { field: say('subject').toLowerCase() }) },
  });
  const send = useMutation(sendInvoice);

  function submit({ to, subject, message }: typeof initial): void {
    send.mutate(
      { body: { id, to: to.trim(), subject, message }, tag, key },
      {
        onSuccess: ({ answer: { state } }) => {
          const isOut = state !== 'no-mail-server' && state !== 'failed';
          notify(say(`sent.${state}`, { id }), isOut ? { kind: 'success' } : { kind: 'info', stays: true });
          onClose();
        },
      },
    );
  }

  return (
    <AddDrawer title={say('send')} form={form} onClose={onClose} adding={send} onAdd={submit} submit={say('sendShort')}>
      <TextField label={say('from')} value={sender?.email ?? ''} readOnly />
      <TextField {...form.field('to')} label={say('to')} type="email" autoComplete="off" required data-autofocus />
      <TextField {...form.field('subject')} label={say('subject')} autoComplete="off" required />
      <TextArea {...form.field('message')} label={say('message')} rows={9} />
    </AddDrawer>
  );
}
