import { type ReactNode, useState } from 'react';
import { ErrorPanel } from './error-panel';
import { Skeleton } from './skeleton';

interface QueryStatesProps {
  /** What is loading, as the skeleton's label: "tasks". */
  thing: string;
  query: { data: unknown; error: unknown; refetch: () => unknown; dataUpdatedAt: number };
  /** A skeleton shaped like the data. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** The states of a query: skeleton, error with Retry, or its data, with a notice if that is stale. */
export function QueryStates({ thing, query, skeleton, children }: QueryStatesProps) {
  const { data, error, refetch } = query;
  const [dismissed, setDismissed] = useState<unknown>(null);
  const retry = () => void refetch();
  if (data === undefined) {
    return error === null ? (
      <Skeleton thing={thing}>{skeleton}</Skeleton>
    ) : (
      <ErrorPanel error={error} onRetry={retry} />
    );
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
