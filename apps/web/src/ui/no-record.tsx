import type { ReactNode } from 'react';
import { KeyHookDrawing } from './drawings';
import { EmptyState } from './empty-state';
import { ErrorPanel } from './error-panel';
import { PageHead } from './page-head';
import { Skeleton } from './skeleton';

interface NoRecordProps {
  /** Of the page, while it has no record to be named after. */
  title: string;
  isMissing: boolean;
  /** What is said of a record that is not there. */
  text: string;
  /** The way back, shown with it. */
  children: ReactNode;
  error: unknown;
  onRetry: () => void;
  /** What is loaded, for the skeleton, and its shape. */
  thing: string;
  bones: ReactNode;
}

/** What stands in the place of a record that is not here, could not be had, or is on its way. */
export function NoRecord(props: NoRecordProps) {
  const { title, isMissing, text, children, error, onRetry, thing, bones } = props;
  if (!isMissing && error === null) return <Skeleton thing={thing}>{bones}</Skeleton>;
  return (
    <>
      <PageHead title={title} />
      {isMissing ? (
        <EmptyState drawing={<KeyHookDrawing />} text={text}>
          {children}
        </EmptyState>
      ) : (
        <ErrorPanel error={error} onRetry={onRetry} />
      )}
    </>
  );
}
