import { Link } from '@tanstack/react-router';
import { administers } from '#platform/access';
import { useHotel } from '#platform/hotel';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { Message } from '#ui/message';
import { notComparedWords } from './not-compared.words';

/** Says that plan, clock and declarations are not compared in this hotel, and where an administrator changes that. */
export function NotCompared() {
  const say = notComparedWords.use();
  const user = useStore(session);
  const hotel = useHotel();
  return (
    <Message kind="info">
      {say('notCompared')}{' '}
      {administers(user, hotel) ? (
        <Link to="/organisation" search={{ tab: 'hotel', open: 'hotel-edit' }}>
          {say('chooseDay')}
        </Link>
      ) : (
        say('askAdministrator')
      )}
    </Message>
  );
}
