import type { Invoice } from '@horae/contract/demo-apps/invoice-document';
import { IconCopy, IconDownload, IconEye, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { ActionItem } from '#ui/action-menu';
import { DotsMenu } from '#ui/dots-menu';
import { startExport } from '#ui/export/export-menu';
import { contentOf } from './invoice-content';
import { invoiceFile } from './invoice-file';
import { duplicateInvoice, fetchInvoice } from './invoices.queries';
import { invoicesWords } from './invoices.words';

interface InvoiceMenuProps {
  invoice: Invoice;
  onDelete: () => void;
}

/** The actions on an invoice in the list. */
export function InvoiceMenu({ invoice: { id }, onDelete }: InvoiceMenuProps) {
  const say = invoicesWords.use();
  const navigate = useNavigate();
  const duplicate = useMutation({
    ...duplicateInvoice,
    // Not a callback of `mutate`: the live channel may re-render the list before the reply, which drops callbacks.
    onSuccess: ({ answer: { invoice } }) => {
      notify(say('duplicated', { id: invoice.id }), { kind: 'success' });
      void navigate({ to: '/invoices/$id', params: { id: String(invoice.id) } });
    },
  });
  const params = { id: String(id) };
  const label = say('actionsFor', { id });

  const items = [
    [IconEye, say('view'), () => void navigate({ to: '/invoices/$id', params })],
    [IconPencil, say('edit'), () => void navigate({ to: '/invoices/$id/edit', params })],
    [IconCopy, say('duplicate'), () => duplicate.mutate({ id, key: newKey() })],
    [IconPrinter, say('print'), () => void navigate({ to: '/invoices/$id/print', params })],
    [
      IconDownload,
      say('pdf'),
      () => void startExport('pdf', async () => invoiceFile(contentOf(await fetchInvoice(id)))),
    ],
    [IconTrash, say('delete'), onDelete],
  ] as const;
  return (
    <DotsMenu label={label}>
      {items.map(([Glyph, text, action]) => (
        <ActionItem key={text} icon={<Glyph size={18} stroke={1.5} aria-hidden="true" />} onClick={action}>
          {text}
        </ActionItem>
      ))}
    </DotsMenu>
  );
}
