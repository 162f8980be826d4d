import type { Rotation, RotationAssignment } from '@horae/contract/scheduling/rotation-rows';
import { IconCalendarOff, IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { IconButton } from '#ui/icon-button';
import { mediumDay } from '../../texts/day-texts';
import { countDays } from './pattern-days.rules';
import { rotationsWords } from './rotations.words';
import styles from './rotations-drawer.module.css';

interface PatternRowProps {
  pattern: Rotation;
  place: string;
  assignments: readonly RotationAssignment[];
  onGive: () => void;
  onEdit: () => void;
  onRemove: () => void;
  onEnd: (assignment: RotationAssignment) => void;
}

/** A pattern in a list, what can be done with it, and who works by it. */
export function PatternRow({ pattern, place, assignments, onGive, onEdit, onRemove, onEnd }: PatternRowProps) {
  const say = rotationsWords.use();
  const { name, days, mayChange } = pattern;
  const { all, work, off } = countDays(days);
  const facts = [place, say('facts', { count: all }), say('work', { count: work }), say('off', { count: off })];
  return (
    <li className={styles.row}>
      <span className="stack">
        <span className="medium breaks-anywhere">{name}</span>
        <span className={`small quiet ${styles.details}`}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
      <span className={styles.actions}>
        <IconButton icon={IconUserPlus} label={say('give', { name })} onClick={onGive} />
        {mayChange && (
          <>
            <IconButton icon={IconPencil} label={say('edit', { name })} onClick={onEdit} />
            <IconButton icon={IconTrash} label={say('remove', { name })} onClick={onRemove} />
          </>
        )}
      </span>
      {assignments.length > 0 && (
        <details className={styles.people}>
          <summary>{say('worksBy', { count: new Set(assignments.map((one) => one.employeeId)).size })}</summary>
          <ul>
            {assignments.map((one) => (
              <li key={one.id} className={styles.person}>
                <span className="small">
                  {one.lastDay === null
                    ? say('since', { name: one.name, day: mediumDay(one.firstDay), number: one.startDay })
                    : say('until', {
                        name: one.name,
                        day: mediumDay(one.firstDay),
                        last: mediumDay(one.lastDay),
                        number: one.startDay,
                      })}
                </span>
                <IconButton icon={IconCalendarOff} label={say('end', { name: one.name })} onClick={() => onEnd(one)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
