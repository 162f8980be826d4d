import { useMutation, useQuery } from '@tanstack/react-query';
import { forgetColumns, keptColumnsQuery } from '#platform/import-memory.queries';
import { AsLastTime } from '#ui/import/as-last-time';
import { hasKept } from './kept-meanings';

interface RememberedColumnsProps {
  hotel: number;
  columns: readonly string[];
  onForgotten: () => void;
}

/** Shown while columns of this file are remembered from an earlier one. */
export function RememberedColumns({ hotel, columns, onForgotten }: RememberedColumnsProps) {
  const { data: kept = [] } = useQuery(keptColumnsQuery(hotel, 'people'));
  const forget = useMutation(forgetColumns);
  if (!hasKept(columns, kept)) return null;
  const body = { hotel, kind: 'people' as const, headings: [...columns] };
  return <AsLastTime isPending={forget.isPending} onForget={() => forget.mutate(body, { onSuccess: onForgotten })} />;
}
