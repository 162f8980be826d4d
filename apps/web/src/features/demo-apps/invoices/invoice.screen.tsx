import { centsOf } from '@horae/contract/demo-apps/invoice-sums';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useChanges } from '#platform/changes';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import { useWindowKind } from '#platform/window-kind';
import { Badge } from '#ui/badge';
import { startExport } from '#ui/export/export-menu';
import { PageHead } from '#ui/page-head';
import { QueryStates } from '#ui/query-states';
import { contentOf } from './invoice-content';
import { invoiceFile } from './invoice-file';
import { invoiceIdOf, isMissing } from './invoice-id';
import { InvoiceLayout } from './invoice-layout';
import { InvoiceNeighbours } from './invoice-neighbours';
import { InvoicePayments } from './invoice-payments';
import { InvoiceRail } from './invoice-rail';
import { statusLooks } from './invoice-values';
import styles from './invoices.module.css';
import { everyInvoice, invoiceQuery, neighboursQuery } from './invoices.queries';
import { invoicesWords } from './invoices.words';
import { NoInvoice } from './no-invoice';
import { previewWords } from './preview.words';
import { RecordPaymentDrawer } from './record-payment-drawer';
import { SendInvoiceDrawer } from './send-invoice-drawer';

/** One invoice: viewed, sent, printed and paid. */
export function InvoiceScreen({ id, search, onSearch }: ScreenSearch & { id: string }) {
  const say = previewWords.use();
  const sayList = invoicesWords.use();
  const navigate = useNavigate();
  const isDesktop = useWindowKind() === 'desktop';
  const isPhone = useWindowKind() === 'phone';
  const number = invoiceIdOf(id);
  const query = useQuery({ ...invoiceQuery(number), enabled: number > 0 });
  const { data, error, refetch } = query;
  const { data: beside } = useQuery({ ...neighboursQuery(number), enabled: data !== undefined });
  useChanges('invoices', everyInvoice);

  const go = (
    to: '/invoices/$id' | '/invoices/$id/edit' | '/invoices/$id/print',
    target: number | null | undefined,
  ) => {
    if (data && target) void navigate({ to, params: { id: String(target) } });
  };
  useScreenKeys(say('title', { id }), [
    { what: sayList('key.edit'), keys: ['e'], action: () => go('/invoices/$id/edit', number) },
    { what: sayList('key.print'), keys: ['p'], action: () => go('/invoices/$id/print', number) },
    {
      what: sayList('key.neighbours'),
      keys: ['[', ']'],
      action: (key) => go('/invoices/$id', key === '[' ? beside?.previousId : beside?.nextId),
    },
  ]);

  // Another user may delete it while it is open.
  if (!data || isMissing(number, error)) return <NoInvoice id={id} error={error} onRetry={() => void refetch()} />;
  const { answer, tag } = data;
  const { invoice } = answer;
  const content = contentOf(answer);
  const mayPay = centsOf(invoice.balance) > 0;
  const close = () => onSearch({}, { replace: true });
  const rail = (
    <InvoiceRail
      id={invoice.id}
      mayPay={mayPay}
      onSend={() => onSearch({ open: 'send' })}
      onPay={() => onSearch({ open: 'payment' })}
      onDownload={() => void startExport('pdf', () => invoiceFile(content))}
    />
  );
  return (
    <>
      <div className={`screen-only ${styles.top}`}>
        <PageHead
          title={say('title', { id: invoice.id })}
          lead={<Badge {...statusLooks[invoice.invoiceStatus]}>{sayList(`status.${invoice.invoiceStatus}`)}</Badge>}
        />
        <div className={`row ${styles.beside}`}>
          <InvoiceNeighbours previousId={beside?.previousId} nextId={beside?.nextId} />
        </div>
      </div>
      <QueryStates thing={say('title', { id })} query={query} skeleton={null}>
        <div className={`block-in-print ${styles.view}`}>
          {!isDesktop && !isPhone && rail}
          <InvoiceLayout content={content} />
          <div className={styles.side}>
            {isDesktop && rail}
            <InvoicePayments payments={answer.payments} />
          </div>
          {isPhone && rail}
        </div>
      </QueryStates>
      {search.open === 'send' && <SendInvoiceDrawer invoice={invoice} tag={tag} onClose={close} />}
      {search.open === 'payment' && mayPay && <RecordPaymentDrawer invoice={invoice} tag={tag} onClose={close} />}
    </>
  );
}
