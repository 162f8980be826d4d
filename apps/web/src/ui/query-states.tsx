import { type ReactNode, useState } from 'react';
import { ErrorPanel } from './error-panel';
import { Skeleton } from './skeleton';

interface QueryStatesProps {
  /** What is loaded, for the skeleton: "tasks". */
  thing: string;
  query: { data: unknown; error: unknown; refetch: () => unknown; dataUpdatedAt: number };
  /** Shaped like what is loaded. */
  bones: ReactNode;
  children: ReactNode;
}

/** A region over its data: the skeleton, the error with Retry, or what was loaded, with a word when that is older. */
export function QueryStates({ thing, query, bones, children }: QueryStatesProps) {
  const { data, error, refetch } = query;
  const [dismissed, setDismissed] = useState<unknown>(null);
  const retry = () => void refetch();
  if (data === undefined) {
    return error === null ? <Skeleton thing={thing}>{bones}</Skeleton> : <ErrorPanel error={error} onRetry={retry} />;
  }
  return (
    <>
      {error !== null && error !== dismissed && (
        <ErrorPanel
          error={error}
          onRetry={retry}
          older={{ from: query.dataUpdatedAt, onDismiss: () => setDismissed(error) }}
        />
      )}
      {children}
    </>
  );
}
