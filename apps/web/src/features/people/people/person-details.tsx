import type { Person } from '@horae/contract/person';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { formatDate } from '#platform/format-date';
import { notify } from '#platform/notify';
import { FactList } from '#ui/fact-list';
import { IconButton } from '#ui/icon-button';
import { type Held, takeBackMove } from './people.queries';
import { peopleWords } from './people.words';
import styles from './person.module.css';
import { PersonNumber } from './person-number';

const facts = ['code', 'nameGreek', 'nameLatin', 'jobTitle'] as const;

/** Who somebody is, where, and how to be reached. */
export function PersonDetails({ person, held }: { person: Person; held: Held }) {
  const say = peopleWords.use();
  const { hotel, id } = held;
  const day = (value: string | null) => (value ? <time dateTime={value}>{formatDate(value)}</time> : '–');
  return (
    <div className={styles.details}>
      <FactList
        title={say('identity')}
        facts={[
          ...facts.map((name) => ({ name: say(name), value: person[name] })),
          { name: say('email'), value: person.email && <a href={`mailto:${person.email}`}>{person.email}</a> },
          {
            name: say('phone'),
            value: person.phone && <a href={`tel:${person.phone.replaceAll(/[^\d+]/g, '')}`}>{person.phone}</a>,
          },
          { name: say('firstDay'), value: day(person.firstDay) },
          { name: say('lastDay'), value: day(person.lastDay) },
        ]}
      />
      <div className={styles.column}>
        <FactList
          title={say('place')}
          facts={(['departmentGroup', 'department', 'businessUnit', 'organisationUnit', 'workCentre'] as const).map(
            (name) => ({ name: say(name), value: person[name] }),
          )}
        >
          {person.places.length > 1 && <Moves person={person} held={held} />}
        </FactList>
        <FactList
          title={say('numbers')}
          facts={(['taxNumber', 'socialSecurityNumber'] as const).map((which) => ({
            name: say(which),
            value: <PersonNumber key={person.version} hotel={hotel} id={id} which={which} masked={person[which]} />,
          }))}
        >
          <p className={styles.note}>{say('showsAudited')}</p>
        </FactList>
      </div>
    </div>
  );
}

/** Where somebody was when; a move can be taken back. */
function Moves({ person, held }: { person: Person; held: Held }) {
  const say = peopleWords.use();
  const takeBack = useMutation(takeBackMove);
  return (
    <ol className={styles.moves} aria-label={say('moves')}>
      {person.places.toReversed().map(({ fromDay, department, workCentre }) => (
        <li key={fromDay ?? ''}>
          <span className={styles.when}>
            {fromDay ? say('since', { day: formatDate(fromDay) }) : say('sinceStart')}
          </span>
          <span>
            {department} · {workCentre}
          </span>
          {fromDay && (
            <IconButton
              icon={IconArrowBackUp}
              className="flips"
              label={say('takeBack', { day: formatDate(fromDay) })}
              onClick={() =>
                takeBack.mutate(
                  { ...held, fromDay },
                  { onSuccess: () => void notify(say('moveTaken'), { kind: 'success' }) },
                )
              }
            />
          )}
        </li>
      ))}
    </ol>
  );
}
