import type { Planned } from '@horae/contract/scheduling/roster-import.contract';
import { formatDate } from '#platform/format-date';
import { plannedName } from '#ui/import/meaning-name';

/** Work by its hours, with its type if it is a special one; a day off or leave by its name. */
export function plannedText({ from, to, type }: Planned): string {
  if (!from) return plannedName(type);
  const hours = `${from}–${to}`;
  return type === 'Regular' ? hours : `${hours} ${plannedName(type)}`;
}

export const dayText = (day: string): string => formatDate(day);
