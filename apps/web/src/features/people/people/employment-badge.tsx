import type { PersonRow } from '@horae/contract/person';
import { formatDate } from '#platform/format-date';
import { Badge } from '#ui/badge';
import { peopleWords } from './people.words';
import { employmentTones } from './person-values';

/** The employment status; a known last day stands out. */
export function EmploymentBadge({ person: { employment, lastDay } }: { person: PersonRow }) {
  const say = peopleWords.use();
  if (employment === 'now' && lastDay) {
    return <Badge tone="warning">{say('endsSoon', { day: formatDate(lastDay) })}</Badge>;
  }
  return <Badge tone={employmentTones[employment]}>{say(`employment.${employment}`)}</Badge>;
}
