import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/button';
import { IconButton } from '#ui/icon-button';
import styles from './days-to-take.module.css';
import { byDepartment, type DayToTake, type DepartmentDays } from './days-to-take.rules';
import { declaringWords } from './declaring.words';
import { PersonToTake } from './person-to-take';
import { TakeAll, type TakeProps } from './take-all';

const { compare } = new Intl.Collator('el');

/** Up to this many days all departments are open from the start. */
const fewDays = 70;

/** Days to take or leave: each, those of a person, or those of a department. */
export function DaysToTake({ days, ...take }: TakeProps & { days: readonly DayToTake[] }) {
  const departments = byDepartment(days, compare);
  const isOne = departments.length < 2;
  return (
    <>
      {departments.map((one) => (
        <Department key={one.department} {...one} {...take} isOne={isOne} isOpen={days.length <= fewDays} />
      ))}
    </>
  );
}

type DepartmentProps = TakeProps &
  DepartmentDays & {
    /** There is no other, so its name says nothing. */
    isOne: boolean;
    isOpen: boolean;
  };

function Department({ department, days, people, isOne, isOpen: isOpenFirst, ...take }: DepartmentProps) {
  const say = declaringWords.use();
  const [isOpen, setOpen] = useState(isOpenFirst);
  const list = <People people={people} {...take} />;
  if (isOne) return list;
  return (
    <div role="group" aria-label={department}>
      <div className={styles.department}>
        <IconButton
          icon={isOpen ? IconChevronDown : IconChevronRight}
          className={isOpen ? '' : 'flips'}
          label={say('peopleOf', { department })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        <TakeAll days={days} {...take}>
          {department}
        </TakeAll>
      </div>
      {isOpen && list}
    </div>
  );
}

const peopleAtOnce = 50;

function People({ people, ...take }: TakeProps & Pick<DepartmentProps, 'people'>) {
  const say = declaringWords.use();
  const [shown, setShown] = useState(peopleAtOnce);
  return (
    <>
      <ul className="plain-list">
        {people.slice(0, shown).map((person) => (
          <PersonToTake key={person.employeeId} person={person} {...take} />
        ))}
      </ul>
      {people.length > shown && (
        <p>
          <Button look="plain" onClick={() => setShown(shown + peopleAtOnce)}>
            {say('more')}
          </Button>
        </p>
      )}
    </>
  );
}
