import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ScreenSearch } from '#platform/screen-search';
import { Button, buttonClass } from '#ui/button';
import printPage from '#ui/print-page.module.css';
import { contentOf } from './invoice-content';
import { invoiceIdOf } from './invoice-id';
import { InvoiceLayout } from './invoice-layout';
import { invoiceQuery } from './invoices.queries';
import { invoicesWords } from './invoices.words';
import { NoInvoice } from './no-invoice';
import { previewWords } from './preview.words';
import './print.css';

/** An invoice without the page frame, printed as soon as it has loaded. */
export function InvoicePrintScreen({ id, search }: ScreenSearch & { id: string }) {
  const say = previewWords.use();
  const sayList = invoicesWords.use();
  const number = invoiceIdOf(id);
  const { data, error, refetch } = useQuery({ ...invoiceQuery(number), enabled: number > 0 });
  const isReady = data !== undefined;
  const printsItself = search.auto !== '0';

  useEffect(() => {
    if (!isReady) return undefined;
    // Browsers suggest the title as a file name.
    document.title = `invoice-${number}`;
    let isGone = false;
    if (printsItself) void document.fonts.ready.then(() => isGone || window.print());
    return () => {
      isGone = true;
    };
  }, [isReady, number, printsItself]);

  return (
    <main id="content" className={printPage.page}>
      <div className={`screen-only ${printPage.bar}`}>
        <Link to="/invoices/$id" params={{ id }} className={buttonClass('outline')}>
          <IconArrowLeft size={18} stroke={1.5} aria-hidden="true" className="flips" />
          {say('back')}
        </Link>
        {isReady && (
          <Button look="solid" onClick={() => window.print()}>
            <IconPrinter size={18} stroke={1.5} aria-hidden="true" />
            {sayList('print')}
          </Button>
        )}
      </div>
      {data ? (
        <div className="invoice-sheet">
          <InvoiceLayout content={contentOf(data.answer)} isPrinted />
        </div>
      ) : (
        <NoInvoice id={id} error={error} onRetry={() => void refetch()} />
      )}
    </main>
  );
}
