import type { ReactNode } from 'react';
import { Badge } from '#ui/badge';
import { Checkbox } from '#ui/checkbox';
import { shortDay } from '../texts/day-texts';
import styles from './days-to-take.module.css';
import type { DayToTake, PersonDays } from './days-to-take.rules';
import { declaringWords } from './declaring.words';
import type { TakeProps } from './take-all';

/** The days of one person, with a box for all of them where there are several. */
export function PersonToTake({ person: { name, code, days }, isTaken, onTake }: TakeProps & { person: PersonDays }) {
  const say = declaringWords.use();
  const taken = days.filter(isTaken).length;
  const shown = (
    <span className={styles.name}>
      <bdi>{name}</bdi> <span className="quiet small">{code}</span>
    </span>
  );
  return (
    <li className={styles.person}>
      {days.length > 1 ? (
        <Checkbox
          checked={taken === days.length}
          isMixed={taken > 0 && taken < days.length}
          onChange={(isOn) => onTake(days, isOn)}
        >
          {shown}
        </Checkbox>
      ) : (
        <div className={styles.alone}>{shown}</div>
      )}
      <ul className={`plain-list ${styles.days}`}>
        {days.map((day) => (
          <li key={day.day}>
            <Checkbox checked={isTaken(day)} onChange={(isOn) => onTake([day], isOn)}>
              <span className={styles.day}>
                <span className="visually-hidden">{say('day', { name, day: shortDay(day.day) })} </span>
                <span aria-hidden="true" className={styles.date}>
                  {shortDay(day.day)}
                </span>
                <Declared day={day} />
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </li>
  );
}

const times = /(\d\d:\d\d–\d\d:\d\d)/;

/** Hours stay on one line, as a dash is where lines may break. */
const unbroken = (text: string): ReactNode =>
  Array.from(text.split(times), (part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="one-line">
        {part}
      </span>
    ),
  );

function Declared({ day: { says, corrects, isLate } }: { day: DayToTake }) {
  const say = declaringWords.use();
  return (
    <span>
      {unbroken(says)} {isLate && <Badge tone="warning">{say('late')}</Badge>}
      {corrects && <span className={styles.corrects}>{unbroken(say('corrects', { says: corrects }))}</span>}
    </span>
  );
}
