import { kanbanContract } from '@horae/contract/demo-apps/kanban.contract';
import { type Card } from '@horae/contract/demo-apps/kanban-cards';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api-error';
import { Avatar } from '#ui/avatar';
import { Button } from '#ui/button';
import { lengthLimit } from '#ui/forms/limits';
import { TextArea } from '#ui/text-area';
import { cardsQuery } from './kanban.queries';
import { kanbanWords } from './kanban.words';
import styles from './task-form.module.css';
import type { CommentDraft } from './use-comment';

const limit = lengthLimit(kanbanContract.comment.body.shape.data.shape.comment);

/** The comments on the card, including those added while it is open, and a field for a new one. */
export function TaskComments({ card, draft }: { card: Card; draft: CommentDraft }) {
  const say = kanbanWords.use();
  const { data: cards } = useQuery(cardsQuery);
  // Comments are only ever appended, so their index identifies them.
  const said = (cards?.find(({ id }) => id === card.id) ?? card).comments;
  const comments = said.map((comment, place) => ({ ...comment, place }));

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
        value={draft.text}
        limit={limit}
        maxLength={limit}
        error={draft.error ? errorText(draft.error) : undefined}
        onChange={(event) => draft.setText(event.currentTarget.value)}
      />
      <div>
        <Button aria-disabled={draft.isPending || undefined} onClick={() => void draft.send().catch(() => undefined)}>
          {say('addComment')}
        </Button>
      </div>
    </section>
  );
}
