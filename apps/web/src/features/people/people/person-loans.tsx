import type { Loan } from '@horae/contract/loan';
import type { Person } from '@horae/contract/person';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { formatDate } from '#platform/format-date';
import { notifyUndo } from '#platform/notify';
import { Button } from '#ui/button';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { IconButton } from '#ui/icon-button';
import { loanText } from './loan-text';
import { loansWords } from './loans.words';
import { removeLoan, type Seen, setLoan } from './people.queries';
import { peopleWords } from './people.words';
import styles from './person.module.css';

interface PersonLoansProps {
  person: Person;
  seen: Seen;
  onEdit: (loan: Loan | null) => void;
}

/** The loans of a person to other departments and hotels, newest first. */
export function PersonLoans({ person, seen, onEdit }: PersonLoansProps) {
  const say = loansWords.use();
  const sayPeople = peopleWords.use();
  const remove = useMutation(removeLoan);
  const putBack = useMutation(setLoan);
  const { hotel, id } = seen;

  function onRemove({ hostHotelName: _hotel, hostDepartmentName: _department, ...loan }: Loan): void {
    const undo = () => putBack.mutate({ hotel, id, tag: undefined, loan });
    remove.mutate(
      { ...seen, firstDay: loan.firstDay },
      { onSuccess: () => void notifyUndo(say('removed'), sayPeople('undo'), undo) },
    );
  }

  const addButton = (
    <Button onClick={() => onEdit(null)}>
      <IconPlus size={18} stroke={1.5} aria-hidden="true" />
      {say('add')}
    </Button>
  );
  if (person.loans.length === 0) {
    return (
      <section className="panel">
        <EmptyState drawing={<BlankRosterDrawing />} text={say('none')}>
          {addButton}
        </EmptyState>
      </section>
    );
  }
  return (
    <section className="panel">
      <div className={styles.tools}>{addButton}</div>
      <ul className={`plain-list ${styles.moves}`} aria-label={say('loans')}>
        {person.loans.toReversed().map((loan) => (
          <li key={loan.firstDay}>
            <span className={styles.loan}>
              {loanText(loan, hotel)}
              {loan.agreement !== '' && <span className="quiet">{loan.agreement}</span>}
            </span>
            <span className={styles.actions}>
              <IconButton
                icon={IconPencil}
                label={say('edit', { day: formatDate(loan.firstDay) })}
                onClick={() => onEdit(loan)}
              />
              <IconButton
                icon={IconTrash}
                label={say('remove', { day: formatDate(loan.firstDay) })}
                onClick={() => onRemove(loan)}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
