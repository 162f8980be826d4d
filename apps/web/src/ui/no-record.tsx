import type { ReactNode } from 'react';
import { KeyHookDrawing } from './drawings';
import { EmptyState } from './empty-state';
import { ErrorPanel } from './error-panel';
import { PageHead } from './page-head';
import { Skeleton } from './skeleton';

interface NoRecordProps {
  /** The page's title while there is no record to name it after. */
  title: string;
  isMissing: boolean;
  /** The message for a missing record. */
  text: string;
  /** The link back, shown with the message. */
  children: ReactNode;
  error: unknown;
  onRetry: () => void;
  /** What is loading, and its skeleton. */
  thing: string;
  skeleton: ReactNode;
}

/** Takes the place of a record that is missing, failed to load, or is still loading. */
export function NoRecord(props: NoRecordProps) {
  const { title, isMissing, text, children, error, onRetry, thing, skeleton } = props;
  if (!isMissing && error === null) return <Skeleton thing={thing}>{skeleton}</Skeleton>;
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
