import type { InvitedPerson } from '@horae/contract/settings/accounts.contract';
import { Link } from '@tanstack/react-router';
import { mayCall } from '#platform/access';
import { session } from '#platform/session';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import styles from './invite-people.module.css';
import { peopleWords } from './people.words';

interface InvitedListProps {
  people: readonly InvitedPerson[];
  willBeSent: boolean;
  onDone: () => void;
}

/** The outcome of each invitation, failures first. */
export function InvitedList({ people, willBeSent, onDone }: InvitedListProps) {
  const say = peopleWords.use();
  const invited = people.filter(({ outcome }) => outcome === 'invited');
  const failed = people.filter(({ outcome }) => outcome !== 'invited');
  return (
    <div className={styles.form}>
      <Message kind="success">
        {say('invited', { count: invited.length })} {!willBeSent && invited.length > 0 && say('waiting')}
      </Message>
      <ul className={`lined ${styles.list}`} aria-label={say('result')}>
        {[...failed, ...invited].map(({ employeeId, name, outcome }) => (
          <li key={employeeId}>
            <span>{name || `#${employeeId}`}</span>
            <Badge tone={outcome === 'invited' ? 'success' : 'warning'}>{say(`outcome.${outcome}`)}</Badge>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {!willBeSent && invited.length > 0 && mayCall(session.get(), 'admin') && (
          <Link to="/accounts/outbox">{say('outbox')}</Link>
        )}
        <Button look="solid" onClick={onDone}>
          {say('done')}
        </Button>
      </div>
    </div>
  );
}
