import { useQuery } from '@tanstack/react-query';
import { keptColumnsQuery } from '#platform/import-memory.queries';
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
  if (!hasKept(columns, kept)) return null;
  return <AsLastTime hotel={hotel} kind="people" headings={columns} onForgotten={onForgotten} />;
}
