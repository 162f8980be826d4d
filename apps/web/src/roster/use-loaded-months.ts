import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { monthKey, type Scope } from './month.queries';

/** Months that need not be asked for again; read anew whenever something was loaded. */
export function useLoadedMonths(scope: Scope, updatedAt: number): ReadonlySet<string> {
  const client = useQueryClient();
  return useMemo(() => {
    const queryKey = monthKey(scope, '').slice(0, -1);
    const months = client.getQueriesData({ queryKey }).filter(([, data]) => data !== undefined);
    return new Set(months.map(([key]) => String(key.at(-1))));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client, scope, updatedAt]);
}
