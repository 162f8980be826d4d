import type { HotelPerson } from '@horae/contract/settings/accounts.contract';
import { Checkbox } from '#ui/checkbox';
import styles from './invite-people.module.css';
import { peopleWords } from './people.words';

interface PeopleChoiceProps {
  people: readonly HotelPerson[];
  /** Whether there are people at all, so that an empty list is due to the search. */
  isSearched: boolean;
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
}

const shownAtOnce = 200;

/** Employees to select; a long list shows only its start, and the search finds the others. */
export function PeopleChoice({ people, isSearched, chosen, onChange }: PeopleChoiceProps) {
  const say = peopleWords.use();
  const ticked = people.filter(({ id }) => chosen.has(id)).length;

  function tick(ids: readonly number[], isOn: boolean): void {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  }

  if (people.length === 0) return <p className="quiet">{say(isSearched ? 'noMatch' : 'none')}</p>;
  return (
    <fieldset className={styles.people}>
      <legend className="visually-hidden">{say('people')}</legend>
      <Checkbox
        checked={ticked === people.length}
        isMixed={ticked > 0 && ticked < people.length}
        onChange={(isOn) =>
          tick(
            people.map(({ id }) => id),
            isOn,
          )
        }
      >
        {say('selectAll', { count: people.length })}
      </Checkbox>
      <div className={styles.list}>
        {people.slice(0, shownAtOnce).map(({ id, name, email }) => (
          <Checkbox key={id} checked={chosen.has(id)} onChange={(isOn) => tick([id], isOn)}>
            <span className={styles.person}>
              <span>{name}</span>
              <span className={`quiet ${styles.note}`}>{email}</span>
            </span>
          </Checkbox>
        ))}
      </div>
      {people.length > shownAtOnce && (
        <p className={`quiet ${styles.note}`}>{say('more', { count: people.length - shownAtOnce })}</p>
      )}
    </fieldset>
  );
}
