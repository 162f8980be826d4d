import type { FormerEmployment, Person } from '@horae/contract/person';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { formatDate } from '#platform/format-date';
import { notifyUndo } from '#platform/notify';
import { Button } from '#ui/button';
import { FactList } from '#ui/fact-list';
import { EditRemoveButtons } from './edit-remove-buttons';
import { removeFormerEmployment, type Seen, setFormerEmployment } from './people.queries';
import { peopleWords } from './people.words';
import styles from './person.module.css';

interface PersonEmploymentsProps {
  person: Person;
  seen: Seen;
  onEdit: (former: FormerEmployment | null) => void;
}

/** The employments of a person, newest first; earlier ones are corrected or removed. */
export function PersonEmployments({ person, seen, onEdit }: PersonEmploymentsProps) {
  const say = peopleWords.use();
  const remove = useMutation(removeFormerEmployment);
  const putBack = useMutation(setFormerEmployment);
  const { hotel, id } = seen;
  const daysOf = (firstDay: string | null, lastDay: string | null) => {
    const first = firstDay ? formatDate(firstDay) : say('sinceStart');
    return lastDay ? `${first} – ${formatDate(lastDay)}` : say('since', { day: first });
  };
  return (
    <FactList
      title={say('employments')}
      facts={[{ name: say('employment'), value: daysOf(person.firstDay, person.lastDay) }]}
    >
      {person.formerEmployments.length > 0 && (
        <ol className={`plain-list ${styles.moves}`} aria-label={say('formerEmployments')}>
          {person.formerEmployments.toReversed().map((former) => (
            <li key={former.lastDay}>
              <span>{daysOf(former.firstDay, former.lastDay)}</span>
              <span className={styles.actions}>
                <EditRemoveButtons
                  edit={say('editEmployment', { day: formatDate(former.lastDay) })}
                  remove={say('removeEmployment', { day: formatDate(former.lastDay) })}
                  onEdit={() => onEdit(former)}
                  onRemove={() =>
                    remove.mutate(
                      { ...seen, lastDay: former.lastDay },
                      {
                        onSuccess: () =>
                          void notifyUndo(say('employmentRemoved'), say('undo'), () =>
                            putBack.mutate({ hotel, id, tag: undefined, employment: former }),
                          ),
                      },
                    )
                  }
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.tools}>
        <Button onClick={() => onEdit(null)}>
          <IconPlus size={18} stroke={1.5} aria-hidden="true" />
          {say('addEmployment')}
        </Button>
      </div>
    </FactList>
  );
}
