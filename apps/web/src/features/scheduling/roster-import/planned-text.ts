import type { Planned } from '@horae/contract/scheduling/roster-import.contract';
import { formatDate } from '#platform/format-date';
import { templatesWords } from '#roster/planning/templates/shift-templates.words';
import { rosterWords } from '#roster/roster.words';
import { plannedName } from '#ui/import/meaning-name';
import { rosterImportWords } from './roster-import.words';

/**
 * Work by its hours, with its type if it is a special one, then what else is said of it: `07:00–15:00, Pool Bar, Barista`;
 * a day off or leave by its name.
 */
export function plannedText({ from, to, type, ...more }: Planned): string {
  if (!from) return plannedName(type);
  const { department, workCentre, jobTitle, costPlace, breakMinutes, notes } = more;
  const hours = `${from}–${to}`;
  return [
    type === 'Regular' ? hours : `${hours} ${plannedName(type)}`,
    department,
    workCentre,
    jobTitle,
    costPlace && rosterWords.say('place.charged', { code: costPlace }),
    breakMinutes !== undefined && breakText(breakMinutes),
    notes && rosterImportWords.say('notes', { text: notes }),
  ]
    .filter(Boolean)
    .join(', ');
}

const breakText = (minutes: number): string =>
  minutes === 0 ? rosterImportWords.say('noBreak') : templatesWords.say('breakOf', { minutes });

export const dayText = (day: string): string => formatDate(day);
