import type { InvoiceClient } from '@horae/contract/demo-apps/invoice-document';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button';
import { Combobox } from '#ui/combobox/combobox';
import { AddClientDrawer } from './add-client-drawer';
import { formWords } from './form.words';
import styles from './invoice-form.module.css';
import { clientsQuery } from './invoices.queries';

interface ClientFieldProps {
  client: InvoiceClient | null;
  error: string | undefined;
  onChange: (client: InvoiceClient) => void;
}

/** The client of the invoice: one billed before, or a new one. */
export function ClientField({ client, error, onChange }: ClientFieldProps) {
  const say = formWords.use();
  const { data: known = [] } = useQuery(clientsQuery);
  const [isAdding, setAdding] = useState(false);
  const others = known.filter(({ companyEmail }) => companyEmail !== client?.companyEmail);
  const clients = client ? [client, ...others] : others;
  return (
    <div className="stack-2 one-column">
      <div className={`one-column-on-phone ${styles.clientField}`}>
        <Combobox
          label={say('client')}
          required
          placeholder={say('chooseClient')}
          options={clients.map(({ name, company, companyEmail }) => ({
            value: companyEmail,
            label: name,
            note: company || companyEmail,
          }))}
          value={client?.companyEmail ?? null}
          onChange={(email) => {
            const chosen = clients.find(({ companyEmail }) => companyEmail === email);
            if (chosen) onChange(chosen);
          }}
          {...(error && { error })}
        />
        <Button onClick={() => setAdding(true)}>
          <IconUserPlus size={18} stroke={1.5} aria-hidden="true" />
          {say('addClient')}
        </Button>
      </div>
      {client && (
        <address className={styles.address}>
          {[client.company, client.address, client.country, client.contact, client.companyEmail]
            .filter(Boolean)
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </address>
      )}
      {isAdding && (
        <AddClientDrawer
          onClose={() => setAdding(false)}
          onAdd={(added) => {
            onChange(added);
            setAdding(false);
          }}
        />
      )}
    </div>
  );
}
