import type { PersonRow, Skill } from '@horae/contract/person';
import { addDays } from '@horae/local-time/local-date';
import { Link } from '@tanstack/react-router';
import { formatDate } from '#platform/format-date';
import { hotelToday } from '#platform/hotel-day';
import { Badge } from '#ui/badge';
import { PersonCell } from '#ui/list/person-cell';
import type { Column } from '#ui/list/table-props';
import { contractSummary } from './contract-summary';
import { EmploymentBadge } from './employment-badge';
import styles from './people.module.css';
import type { peopleWords } from './people.words';
import { soonDays } from './person-values';

type Say = ReturnType<typeof peopleWords.use>;

export function peopleColumns(say: Say): Column<PersonRow>[] {
  return [
    {
      key: 'name',
      header: say('name'),
      isName: true,
      sorts: true,
      cell: ({ id, name, code, jobTitle }) => (
        <PersonCell name={name} avatar={null} note={[code, jobTitle].filter(Boolean).join(' · ')}>
          <Link to="/people/$id" params={{ id: String(id) }} data-row-link="">
            {name}
          </Link>
        </PersonCell>
      ),
    },
    {
      key: 'department',
      onPhone: 'hidden',
      header: say('department'),
      sorts: true,
      cell: ({ department }) => department,
    },
    {
      key: 'workCentre',
      onPhone: 'hidden',
      header: say('workCentre'),
      sorts: true,
      unfolds: true,
      cell: ({ workCentre }) => workCentre,
    },
    {
      key: 'weeklyHours',
      onPhone: 'hidden',
      header: say('contract'),
      sorts: true,
      cell: ({ contract }) => <span className="one-line">{contractSummary(contract, say)}</span>,
    },
    {
      key: 'skills',
      onPhone: 'hidden',
      header: say('skills'),
      unfolds: true,
      cell: ({ skills }) => (skills.length > 0 ? <SkillBadges skills={skills} /> : '–'),
    },
    {
      key: 'firstDay',
      onPhone: 'hidden',
      header: say('firstDay'),
      sorts: true,
      unfolds: true,
      cell: ({ firstDay }) => (firstDay ? <time dateTime={firstDay}>{formatDate(firstDay)}</time> : '–'),
    },
    {
      key: 'employment',
      onPhone: 'first',
      header: say('employment'),
      cell: (person) => <EmploymentBadge person={person} />,
    },
  ];
}

/** An employee's skills; those that have expired or expire soon stand out. */
function SkillBadges({ skills }: { skills: readonly Skill[] }) {
  return (
    <span className={styles.skills}>
      {skills.map(({ name, expiresOn }) => (
        <Badge key={name} tone={skillTone(expiresOn)}>
          {expiresOn && skillTone(expiresOn) !== 'neutral' ? `${name} · ${formatDate(expiresOn)}` : name}
        </Badge>
      ))}
    </span>
  );
}

export function skillTone(expiresOn: string | null): 'neutral' | 'warning' | 'danger' {
  const now = hotelToday();
  if (expiresOn === null || expiresOn > addDays(now, soonDays)) return 'neutral';
  return expiresOn < now ? 'danger' : 'warning';
}
