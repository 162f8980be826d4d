import { invoicesContract } from '@horae/contract/demo-apps/invoices.contract';
import { IconDeviceFloppy, IconEye, IconSend } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { errorText, isOutdated } from '#platform/api-error';
import { Button } from '#ui/button';
import { DateField } from '#ui/date-field/date-field';
import { Dialog } from '#ui/dialog';
import { lengthLimit } from '#ui/forms/limits';
import { Message } from '#ui/message';
import { Switch } from '#ui/switch';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { uiWords } from '#ui/ui.words';
import { ClientField } from './client-field';
import { formWords } from './form.words';
import { FormTotal } from './form-total';
import type { InvoiceContent } from './invoice-content';
import styles from './invoice-form.module.css';
import { InvoiceLayout } from './invoice-layout';
import { LineItems } from './line-items';
import type { InvoiceForm as Form } from './use-invoice-form';

interface InvoiceFormProps {
  id: number;
  form: Form;
  isBusy: boolean;
  error: unknown;
  /** Returns a preview from the current values. */
  content: () => InvoiceContent;
  onSave: (next: 'list' | 'send') => void;
}

const banks = [
  ['bankName', 'bankName'],
  ['country', 'bankCountry'],
  ['iban', 'iban'],
  ['swiftCode', 'swiftCode'],
] as const;
const switches = ['hasTerms', 'hasClientNotes', 'hasPaymentStub'] as const;
const { bank: bankSchema, note, salesperson } = invoicesContract.add.body.shape.invoice.shape;
const glyph = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** An invoice being written, with its actions beside it. */
export function InvoiceForm({ id, form, isBusy, error, content, onSave }: InvoiceFormProps): ReactNode {
  const say = formWords.use();
  const sayUi = uiWords.use();
  const formId = useId();
  const [isPreviewing, setPreviewing] = useState(false);
  const { values, faults, set } = form;
  const isStale = isOutdated(error);
  return (
    <div className={`one-column-on-tablet ${styles.layout}`}>
      <form {...form.props(() => onSave('list'))} id={formId} aria-label={say('form')} className={styles.sheet}>
        {error !== null && <Message kind="danger">{isStale ? sayUi('staleTitle') : errorText(error)}</Message>}
        <div className={`one-column-on-phone ${styles.head}`}>
          <TextField label={say('number')} value={id} readOnly />
          <DateField
            label={say('issued')}
            required
            value={values.issuedDate}
            error={faults.issuedDate}
            onChange={form.setIssued}
          />
          <DateField
            label={say('due')}
            required
            value={values.dueDate}
            error={faults.dueDate}
            min={values.issuedDate}
            onChange={(dueDate) => set({ dueDate }, 'dueDate')}
          />
        </div>
        <ClientField client={values.client} error={faults.client} onChange={(client) => set({ client }, 'client')} />
        <LineItems form={form} />
        <FormTotal lines={values.lines} />
        <div className={`one-column-on-phone ${styles.pair}`}>
          <TextField
            label={say('salesperson')}
            value={values.salesperson}
            maxLength={lengthLimit(salesperson)}
            autoComplete="off"
            onChange={(event) => set({ salesperson: event.currentTarget.value })}
          />
          <TextArea
            label={say('note')}
            value={values.note}
            maxLength={lengthLimit(note)}
            limit={lengthLimit(note)}
            onChange={(event) => set({ note: event.currentTarget.value })}
          />
        </div>
        <fieldset className={`one-column-on-phone ${styles.bank}`}>
          <legend>{say('paymentDetails')}</legend>
          {banks.map(([name, word]) => (
            <TextField
              key={name}
              label={say(word)}
              value={values.bank[name]}
              maxLength={lengthLimit(bankSchema.shape[name])}
              autoComplete="off"
              onChange={(event) => set({ bank: { ...values.bank, [name]: event.currentTarget.value } })}
            />
          ))}
        </fieldset>
      </form>
      <aside className={styles.rail} aria-label={say('actions')}>
        <Button type="submit" form={formId} look="solid" aria-disabled={isBusy || undefined}>
          <IconDeviceFloppy {...glyph} />
          {isBusy ? say('saving') : say('save')}
        </Button>
        <Button aria-disabled={isBusy || undefined} onClick={() => form.isSound() && onSave('send')}>
          <IconSend {...glyph} />
          {say('send')}
        </Button>
        <Button onClick={() => setPreviewing(true)}>
          <IconEye {...glyph} />
          {say('preview')}
        </Button>
        <div className={styles.switches}>
          {switches.map((name) => (
            <Switch key={name} label={say(name)} checked={values[name]} onChange={(isOn) => set({ [name]: isOn })} />
          ))}
        </div>
      </aside>
      {isPreviewing && (
        <Dialog title={say('preview')} size="large" isOpen onClose={() => setPreviewing(false)}>
          <div className={styles.preview}>
            <InvoiceLayout content={content()} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
