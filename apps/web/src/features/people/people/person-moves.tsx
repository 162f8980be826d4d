import type { Person } from '@horae/contract/person';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { formatDate } from '#platform/format-date';
import { notify } from '#platform/notify';
import { IconButton } from '#ui/icon-button';
import { type Seen, takeBackMove } from './people.queries';
import { peopleWords } from './people.words';
import styles from './person.module.css';

/** An employee's places over time; a move can be undone. */
export function PersonMoves({ person, seen }: { person: Person; seen: Seen }) {
  const say = peopleWords.use();
  const takeBack = useMutation(takeBackMove);
  return (
    <ol className={`plain-list ${styles.moves}`} aria-label={say('moves')}>
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
                  { ...seen, fromDay },
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
