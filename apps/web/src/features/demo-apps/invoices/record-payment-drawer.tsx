import { type Invoice } from '@horae/contract/demo-apps/invoice-document';
import { centsOf } from '@horae/contract/demo-apps/invoice-sums';
import { invoicesContract } from '@horae/contract/demo-apps/invoices.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { today } from '#platform/device-day';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { DateField } from '#ui/date-field/date-field';
import { AddDrawer } from '#ui/forms/add-drawer';
import { numberOf } from '#ui/forms/field-schema';
import { SelectField } from '#ui/select-field';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { moneyOf } from './invoice-content';
import { methods } from './invoice-values';
import { recordPayment } from './invoices.queries';
import { layoutWords } from './layout.words';
import { previewWords } from './preview.words';

interface RecordPaymentDrawerProps {
  invoice: Invoice;
  tag: string;
  onClose: () => void;
}

export function RecordPaymentDrawer({ invoice: { id, balance }, tag, onClose }: RecordPaymentDrawerProps) {
  const say = previewWords.use();
  const sayLayout = layoutWords.use();
  const [key] = useState(newKey);
  const left = centsOf(balance);
  const [initial] = useState(() => ({
    amount: (left / 100).toFixed(2),
    date: today(),
    method: methods[0] as string,
    note: '',
  }));
  const form = useForm(initial, {
    shape: invoicesContract.pay.body.shape,
    words: {
      amount: say('error.amount'),
      date: { required: say('error.required', { field: say('date').toLowerCase() }) },
    },
    rules: {
      amount: (text) => (centsOf(numberOf(text)) > left ? say('error.most', { balance: moneyOf(left) }) : undefined),
    },
  });
  const pay = useMutation(recordPayment);

  function submit({ amount, date, method, note }: typeof initial): void {
    const body = {
      id,
      amount: numberOf(amount),
      date,
      method: method as (typeof methods)[number],
      note: note.trim(),
    };
    pay.mutate(
      { body, tag, key },
      {
        onSuccess: () => {
          notify(say('paid', { amount: moneyOf(centsOf(body.amount)) }), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <AddDrawer title={say('pay')} form={form} onClose={onClose} adding={pay} onAdd={submit}>
      <TextField
        {...form.field('amount')}
        label={say('amount')}
        inputMode="decimal"
        autoComplete="off"
        required
        data-autofocus
        hint={say('amountHint', { balance: moneyOf(left) })}
      />
      <DateField
        label={say('date')}
        name="date"
        required
        value={form.values.date}
        error={form.errors.date}
        onChange={(day) => form.set('date', day)}
      />
      <SelectField
        label={say('method')}
        value={form.values.method}
        options={methods.map((value) => ({ value, label: sayLayout(`method.${value}`) }))}
        onChange={(method) => form.set('method', method)}
      />
      <TextField {...form.field('note')} label={say('note')} autoComplete="off" />
    </AddDrawer>
  );
}
