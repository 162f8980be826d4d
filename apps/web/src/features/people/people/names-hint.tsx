import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Message } from '#ui/message';
import { namesWords } from './names.words';
import { namesQuery } from './people.queries';

/** Says on the list of people that surnames wait to be confirmed, while any do. */
export function NamesHint({ hotel }: { hotel: number }) {
  const say = namesWords.use();
  const { data } = useQuery(namesQuery(hotel));
  if (!data?.total) return null;
  return (
    <Message kind="info">
      {say('guessed', { count: data.total })} <Link to="/people/names">{say('title')}</Link>
    </Message>
  );
}
