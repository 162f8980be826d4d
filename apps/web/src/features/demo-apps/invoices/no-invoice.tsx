import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button';
import { KeyHookDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ErrorPanel } from '#ui/error-panel';
import { PageHead } from '#ui/page-head';
import { Skeleton, SkeletonBlock, SkeletonGrid } from '#ui/skeleton';
import { invoiceIdOf, isMissing } from './invoice-id';
import { invoicesWords } from './invoices.words';

interface NoInvoiceProps {
  /** The id as in the URL. */
  id: string;
  error: unknown;
  onRetry: () => void;
}

/** Shown instead of an invoice: not found, an error, or loading. */
export function NoInvoice({ id, error, onRetry }: NoInvoiceProps) {
  const say = invoicesWords.use();
  if (isMissing(invoiceIdOf(id), error)) {
    return (
      <>
        <PageHead title={say('title')} />
        <EmptyState drawing={<KeyHookDrawing />} text={say('notFound', { id })}>
          <Link to="/invoices" className={buttonClass('solid')}>
            {say('backToList')}
          </Link>
        </EmptyState>
      </>
    );
  }
  return error ? (
    <>
      <PageHead title={say('title')} />
      <ErrorPanel error={error} onRetry={onRetry} />
    </>
  ) : (
    <Skeleton thing={say('oneThing', { id })}>
      <SkeletonBlock height={32} width={200} />
      <SkeletonGrid count={2} height={560} columns="minmax(0, 2fr) minmax(0, 1fr)" gap={24} stacks />
    </Skeleton>
  );
}
