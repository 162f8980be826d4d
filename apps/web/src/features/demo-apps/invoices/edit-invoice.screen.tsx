import type { InvoiceDocument } from '@horae/contract/demo-apps/invoice-document';
import { centsOf, moneyText, sumsOf } from '@horae/contract/demo-apps/invoice-sums';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { rereadIfOutdated } from '#platform/api-error';
import { notify } from '#platform/notify';
import type { TextSearch } from '#platform/screen-search';
import { useLeaveGuard } from '#ui/forms/use-leave-guard';
import { PageHead } from '#ui/page-head';
import { formWords } from './form.words';
import { draftContent, inputOf, valuesOf } from './form-values';
import { InvoiceForm } from './invoice-form';
import { invoiceIdOf } from './invoice-id';
import { invoiceToEditQuery, updateInvoice } from './invoices.queries';
import { invoicesWords } from './invoices.words';
import { NoInvoice } from './no-invoice';
import { useInvoiceForm } from './use-invoice-form';

export function EditInvoiceScreen({ id }: { id: string }) {
  const say = formWords.use();
  const number = invoiceIdOf(id);
  const { data, error, refetch } = useQuery({ ...invoiceToEditQuery(number), enabled: number > 0 });
  if (!data) return <NoInvoice id={id} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHead title={say('edit', { id: number })} />
      <EditInvoice key={number} document={data.answer} tag={data.tag} onStale={refetch} />
    </>
  );
}

interface EditInvoiceProps {
  document: InvoiceDocument;
  tag: string;
  onStale: () => Promise<unknown>;
}

function EditInvoice({ document, tag, onStale }: EditInvoiceProps) {
  const sayList = invoicesWords.use();
  const navigate = useNavigate();
  const { id, total, balance } = document.invoice;
  const [initial] = useState(() => valuesOf(document));
  const form = useInvoiceForm(initial);
  const update = useMutation({ ...updateInvoice, onError: rereadIfOutdated(onStale) });
  const guard = useLeaveGuard(form.isDirty);
  const { values } = form;

  function save(next: 'list' | 'send'): void {
    if (update.isPending) return;
    update.mutate(
      { id, invoice: inputOf(values), tag },
      {
        onSuccess: () => {
          guard.release();
          notify(sayList('saved'), { kind: 'success' });
          const search: TextSearch = next === 'send' ? { open: 'send' } : {};
          void navigate({ to: '/invoices/$id', params: { id: String(id) }, search });
        },
      },
    );
  }

  return (
    <>
      <InvoiceForm
        id={id}
        form={form}
        isBusy={update.isPending}
        error={update.error}
        content={() => {
          const paid = centsOf(total) - centsOf(balance);
          const content = draftContent(id, values, paid, '');
          return { ...content, totalDue: moneyText(sumsOf(content.lines).total - paid) };
        }}
        onSave={save}
      />
      {guard.question}
    </>
  );
}
