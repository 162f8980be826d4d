import { Link } from '@tanstack/react-router';
import { mayCall } from '#platform/access';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { Message } from '#ui/message';
import { notComparedWords } from './not-compared.words';

/** Says that plan, clock and declarations are not compared in this hotel, and where an administrator changes that. */
export function NotCompared() {
  const say = notComparedWords.use();
  const user = useStore(session);
  return (
    <Message kind="info">
      {say('notCompared')}{' '}
      {mayCall(user, 'admin') ? (
        <Link to="/organisation" search={{ tab: 'hotel', open: 'hotel-edit' }}>
          {say('chooseDay')}
        </Link>
      ) : (
        say('askAdministrator')
      )}
    </Message>
  );
}
