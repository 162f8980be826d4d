import type { Person, Skill } from '@horae/contract/person';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { formatDate } from '#platform/format-date';
import { hotelToday } from '#platform/hotel-day';
import { notifyUndo } from '#platform/notify';
import { Badge } from '#ui/badge';
import { IconButton } from '#ui/icon-button';
import { type Seen, setSkills } from './people.queries';
import { peopleWords } from './people.words';
import { skillTone } from './people-columns';
import styles from './person.module.css';
import { RecordsPanel } from './records-panel';

/** An employee's skills and when they expire. */
export function PersonSkills({ person, seen, onAdd }: { person: Person; seen: Seen; onAdd: () => void }) {
  const say = peopleWords.use();
  const set = useMutation(setSkills);

  function remove({ name }: Skill): void {
    const skills = person.skills.filter((skill) => skill.name !== name);
    const { hotel, id } = seen;
    const undo = () => set.mutate({ hotel, id, tag: undefined, skills: person.skills });
    set.mutate(
      { ...seen, skills },
      { onSuccess: () => void notifyUndo(say('skillRemoved', { name }), say('undo'), undo) },
    );
  }

  return (
    <RecordsPanel isEmpty={person.skills.length === 0} none={say('noSkills')} add={say('addSkill')} onAdd={onAdd}>
      <ul className={`plain-list ${styles.skills}`} aria-label={say('skills')}>
        {person.skills.map((skill) => (
          <li key={skill.name}>
            <span>{skill.name}</span>
            <Badge tone={skillTone(skill.expiresOn)}>{endText(skill.expiresOn, say)}</Badge>
            <IconButton
              icon={IconTrash}
              label={say('removeSkill', { name: skill.name })}
              onClick={() => remove(skill)}
            />
          </li>
        ))}
      </ul>
    </RecordsPanel>
  );
}

function endText(expiresOn: string | null, say: ReturnType<typeof peopleWords.use>): string {
  if (!expiresOn) return say('never');
  return say(expiresOn < hotelToday() ? 'endedOn' : 'endsOn', { day: formatDate(expiresOn) });
}
