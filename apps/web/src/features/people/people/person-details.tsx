import { type PersonField, personFields, personNumbers } from '@horae/contract/people/person-fields';
import type { FormerEmployment, Person } from '@horae/contract/person';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDate } from '#platform/format-date';
import { FactList } from '#ui/fact-list';
import { IconButton } from '#ui/icon-button';
import { callAddress } from '#ui/phone-link';
import type { Seen } from './people.queries';
import { peopleWords } from './people.words';
import styles from './person.module.css';
import { PersonEmployments } from './person-employments';
import { PersonMoves } from './person-moves';
import { PersonNumber } from './person-number';

function shown(kind: PersonField['kind'], value: string | null): ReactNode {
  if (!value) return '–';
  if (kind === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  if (kind === 'phone') return <a href={callAddress(value)}>{value}</a>;
  return kind === 'day' ? <time dateTime={value}>{formatDate(value)}</time> : value;
}

/** Whether it is the name in other letters, which many people do not need. */
const isOtherName = (name: string) => /(Greek|Latin)$/.test(name);

interface PersonDetailsProps {
  person: Person;
  seen: Seen;
  onEmployment: (former: FormerEmployment | null) => void;
  onClockNumbers: () => void;
}

/** An employee's personal data, place, employments and contact details. */
export function PersonDetails({ person, seen, onEmployment, onClockNumbers }: PersonDetailsProps) {
  const say = peopleWords.use();
  const { hotel, id } = seen;
  return (
    <div className={`one-column-on-tablet ${styles.details}`}>
      <FactList
        title={say('identity')}
        facts={personFields.flatMap(({ name, kind }) =>
          kind === 'number' || (person[name] === '' && isOtherName(name))
            ? []
            : [{ name: say(name), value: shown(kind, person[name]) }],
        )}
      >
        {person.jobs.length > 1 && <Jobs person={person} />}
      </FactList>
      <div className="stack-4">
        <FactList
          title={say('place')}
          facts={(['departmentGroup', 'department', 'businessUnit', 'organisationUnit', 'workCentre'] as const).map(
            (name) => ({ name: say(name), value: person[name] }),
          )}
        >
          {person.places.length > 1 && <PersonMoves person={person} seen={seen} />}
        </FactList>
        {person.firstDay !== null && <PersonEmployments person={person} seen={seen} onEdit={onEmployment} />}
        <FactList
          title={say('numbers')}
          facts={personNumbers.map(({ name }) => ({
            name: say(name),
            value: <PersonNumber key={person.version} hotel={hotel} id={id} which={name} masked={person[name]} />,
          }))}
        >
          <p className={styles.note}>{say('showsAudited')}</p>
        </FactList>
        <FactList
          title={say('atTheClock')}
          facts={[
            {
              name: say('clockNumbers'),
              value: (
                <>
                  <span>{person.clockNumbers.join(', ') || '–'}</span>
                  <span className={styles.actions}>
                    <IconButton icon={IconPencil} label={say('clockNumbers.edit')} onClick={onClockNumbers} />
                  </span>
                </>
              ),
            },
          ]}
        >
          <p className={styles.note}>{say('clockNumbers.note', { code: person.code })}</p>
        </FactList>
      </div>
    </div>
  );
}

/** An employee's job titles over time. */
function Jobs({ person }: { person: Person }) {
  const say = peopleWords.use();
  return (
    <div>
      <p className={styles.note}>{say('jobs')}</p>
      <ol className={`plain-list ${styles.moves}`} aria-label={say('jobs')}>
        {person.jobs.toReversed().map(({ fromDay, jobTitle }) => (
          <li key={fromDay ?? ''}>
            <span className={styles.when}>
              {fromDay ? say('since', { day: formatDate(fromDay) }) : say('sinceStart')}
            </span>
            <span>{jobTitle || '–'}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
