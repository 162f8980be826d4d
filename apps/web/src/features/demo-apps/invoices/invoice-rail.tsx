import { IconCashBanknote, IconDownload, IconPencil, IconPrinter, IconSend } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '#ui/button';
import styles from './invoices.module.css';
import { invoicesWords } from './invoices.words';
import { previewWords } from './preview.words';

interface InvoiceRailProps {
  id: number;
  mayPay: boolean;
  onSend: () => void;
  onDownload: () => void;
  onPay: () => void;
}

function Words({ full, short }: { full: string; short: string }): ReactNode {
  return (
    <>
      <span data-full>{full}</span>
      <span data-short>{short}</span>
    </>
  );
}

const glyph = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The actions on an invoice: beside it, above it, or in a bar at the bottom of a phone. */
export function InvoiceRail({ id, mayPay, onSend, onDownload, onPay }: InvoiceRailProps) {
  const say = previewWords.use();
  const sayList = invoicesWords.use();
  const params = { id: String(id) };
  return (
    <aside className={`stack-2 screen-only ${styles.rail} ${styles.bar}`} aria-label={say('actions')}>
      <Button look="solid" aria-label={say('send')} onClick={onSend}>
        <IconSend {...glyph} />
        <Words full={say('send')} short={say('sendShort')} />
      </Button>
      <Button aria-label={sayList('pdf')} onClick={onDownload}>
        <IconDownload {...glyph} />
        <Words full={sayList('pdf')} short={say('pdfShort')} />
      </Button>
      <Link to="/invoices/$id/print" params={params} className={buttonClass('outline')} data-keys="p">
        <IconPrinter {...glyph} />
        {sayList('print')}
      </Link>
      <Link to="/invoices/$id/edit" params={params} className={buttonClass('outline')} data-keys="e">
        <IconPencil {...glyph} />
        {sayList('edit')}
      </Link>
      <Button
        aria-label={say('pay')}
        aria-disabled={!mayPay || undefined}
        data-tip={mayPay ? undefined : say('nothingDue')}
        onClick={() => mayPay && onPay()}
      >
        <IconCashBanknote {...glyph} />
        <Words full={say('pay')} short={say('payShort')} />
      </Button>
    </aside>
  );
}
