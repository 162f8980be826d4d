import { moneyText, sumsOf } from '@horae/contract/demo-apps/invoice-sums';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { today } from '#platform/device-day';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { ErrorPanel } from '#ui/error-panel';
import { useLeaveGuard } from '#ui/forms/use-leave-guard';
import { PageHead } from '#ui/page-head';
import { Skeleton, SkeletonGrid } from '#ui/skeleton';
import { formWords } from './form.words';
import { blankValues, draftContent, inputOf } from './form-values';
import { InvoiceForm } from './invoice-form';
import { addInvoice, blankInvoiceQuery } from './invoices.queries';
import { invoicesWords } from './invoices.words';
import { useInvoiceForm } from './use-invoice-form';

type Blank = { id: number; bank: Parameters<typeof blankValues>[0] };

/** Writes an invoice, with the bank details of the newest one. */
export function NewInvoiceScreen() {
  const say = formWords.use();
  const { data, error, refetch } = useQuery(blankInvoiceQuery);
  return (
    <>
      <PageHead title={say('new')} />
      {data && <NewInvoice blank={data} />}
      {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Skeleton thing={say('form').toLowerCase()}>
          <SkeletonGrid count={2} height={560} columns="minmax(0, 4fr) minmax(0, 1fr)" gap={24} stacks />
        </Skeleton>
      )}
    </>
  );
}

function NewInvoice({ blank: { id, bank } }: { blank: Blank }) {
  const sayList = invoicesWords.use();
  const navigate = useNavigate();
  const [key] = useState(newKey);
  const [initial] = useState(() => blankValues(bank, today()));
  const form = useInvoiceForm(initial);
  const add = useMutation(addInvoice);
  const guard = useLeaveGuard(form.isDirty);
  const { values } = form;

  function save(next: 'list' | 'send'): void {
    if (add.isPending) return;
    add.mutate(
      { invoice: inputOf(values), key },
      {
        onSuccess: ({ answer: { invoice } }) => {
          guard.release();
          notify(sayList('added', { id: invoice.id }), { kind: 'success' });
          const params = { id: String(invoice.id) };
          // Newest first, so that the added invoice is visible.
          if (next === 'list') void navigate({ to: '/invoices', search: { sort: 'desc' } });
          else void navigate({ to: '/invoices/$id', params, search: { open: 'send' } });
        },
      },
    );
  }

  return (
    <>
      <InvoiceForm
        id={id}
        form={form}
        isBusy={add.isPending}
        error={add.error}
        content={() => {
          const content = draftContent(id, values, 0, '');
          return { ...content, totalDue: moneyText(sumsOf(content.lines).total) };
        }}
        onSave={save}
      />
      {guard.question}
    </>
  );
}
