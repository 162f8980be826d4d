import type { Card } from '@horae/contract/kanban.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { Avatar } from '#ui/avatar';
import { Button } from '#ui/button';
import { TextArea } from '#ui/text-area';
import { addComment, cardsQuery, cardToEditQuery } from './kanban.queries';
import { kanbanWords } from './kanban.words';
import styles from './task-form.module.css';

const limit = 2000;

const withoutComments = ({ comments: _comments, ...card }: Card): string => JSON.stringify(card);

interface TaskCommentsProps {
  card: Card;
  /** Whether there is text that was not sent. */
  onWriting: (isWriting: boolean) => void;
}

/** What was said about the card, also while it is open, and a field to say more. */
export function TaskComments({ card, onWriting }: TaskCommentsProps) {
  const say = kanbanWords.use();
  const client = useQueryClient();
  const { data: cards } = useQuery(cardsQuery);
  // Comments are only ever added at the end, so their place tells them apart.
  const said = (cards?.find(({ id }) => id === card.id) ?? card).comments;
  const comments = said.map((comment, place) => ({ ...comment, place }));
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const add = useMutation(addComment);

  function write(next: string): void {
    setText(next);
    onWriting(next.trim() !== '');
  }

  /** An own comment must not make the form stale; a change of somebody else still does. */
  async function keepTag(): Promise<void> {
    const query = cardToEditQuery(card.id);
    const now = await client.fetchQuery({ ...query, queryKey: [...query.queryKey, 'now'], staleTime: 0 } as never);
    const { answer } = now as { answer: { task: Card } };
    if (withoutComments(answer.task) === withoutComments(card)) client.setQueryData(query.queryKey, now as never);
  }

  function send(): void {
    if (add.isPending || text.trim() === '') return;
    add.mutate(
      { id: card.id, comment: text, key },
      {
        onSuccess: () => {
          write('');
          setKey(crypto.randomUUID());
          void keepTag();
        },
      },
    );
  }

  return (
    <section className={styles.comments} aria-label={say('commentsTitle')}>
      <h3>{say('commentsTitle')}</h3>
      <ul>
        {comments.map(({ name, img, comment, place }) => (
          <li key={place}>
            <Avatar name={name} src={img} />
            <div>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <p dir="auto">{comment}</p>
            </div>
          </li>
        ))}
      </ul>
      <TextArea
        label={say('comment')}
        rows={2}
        value={text}
        limit={limit}
        maxLength={limit}
        error={add.error ? errorText(add.error) : undefined}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <div>
        <Button aria-disabled={add.isPending || undefined} onClick={send}>
          {say('addComment')}
        </Button>
      </div>
    </section>
  );
}
