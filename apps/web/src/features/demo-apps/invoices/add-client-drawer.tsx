import type { InvoiceClient } from '@horae/contract/demo-apps/invoice-document';
import { invoicesContract } from '@horae/contract/demo-apps/invoices.contract';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { formWords } from './form.words';

const names = ['name', 'company', 'companyEmail', 'address', 'country', 'contact'] as const;
const blank: InvoiceClient = { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' };

interface AddClientDrawerProps {
  onAdd: (client: InvoiceClient) => void;
  onClose: () => void;
}

/** Adds a client who has not been billed before; stored with the invoice. */
export function AddClientDrawer({ onAdd, onClose }: AddClientDrawerProps) {
  const say = formWords.use();
  const form = useForm(blank, {
    shape: invoicesContract.add.body.shape.invoice.shape.client.shape,
    words: { name: say('error.required', { field: say('name').toLowerCase() }), companyEmail: say('error.email') },
  });
  return (
    <FormDialog
      isDrawer
      title={say('addClient')}
      form={form.props((values) =>
        onAdd(Object.fromEntries(names.map((name) => [name, values[name].trim()])) as InvoiceClient),
      )}
      onClose={onClose}
      isDirty={names.some((name) => form.values[name] !== '')}
      isBusy={false}
      error={null}
      submit={say('takeClient')}
    >
      {names.map((name, at) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={say(name)}
          autoComplete="off"
          required={name === 'name' || name === 'companyEmail'}
          data-autofocus={at === 0 || undefined}
        />
      ))}
    </FormDialog>
  );
}
