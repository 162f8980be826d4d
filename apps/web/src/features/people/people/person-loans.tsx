import type { Loan } from '@horae/contract/loan';
import type { Person } from '@horae/contract/person';
import { useMutation } from '@tanstack/react-query';
import { formatDate } from '#platform/format-date';
import { notifyUndo } from '#platform/notify';
import { EditRemoveButtons } from './edit-remove-buttons';
import { loanText } from './loan-text';
import { loansWords } from './loans.words';
import { removeLoan, type Seen, setLoan } from './people.queries';
import { peopleWords } from './people.words';
import styles from './person.module.css';
import { RecordsPanel } from './records-panel';

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

  return (
    <RecordsPanel isEmpty={person.loans.length === 0} none={say('none')} add={say('add')} onAdd={() => onEdit(null)}>
      <ul className={`plain-list ${styles.moves}`} aria-label={say('loans')}>
        {person.loans.toReversed().map((loan) => (
          <li key={loan.firstDay}>
            <span className={styles.loan}>
              {loanText(loan, hotel)}
              {loan.agreement !== '' && <span className="quiet">{loan.agreement}</span>}
            </span>
            <span className={styles.actions}>
              <EditRemoveButtons
                edit={say('edit', { day: formatDate(loan.firstDay) })}
                remove={say('remove', { day: formatDate(loan.firstDay) })}
                onEdit={() => onEdit(loan)}
                onRemove={() => onRemove(loan)}
              />
            </span>
          </li>
        ))}
      </ul>
    </RecordsPanel>
  );
}
