import type { Card } from '@horae/contract/demo-apps/kanban-cards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newKey } from '#platform/new-key';
import { useKeptState } from '#ui/forms/use-kept-state';
import { addComment, cardToEditQuery, readCard } from './kanban.queries';

const withoutComments = ({ comments: _comments, ...card }: Card): string => JSON.stringify(card);

/** A comment being written, and its submission. */
export function useComment(card: Card) {
  const client = useQueryClient();
  const [text, setText] = useKeptState(`comment on card ${card.id}`, '');
  const key = useRef(newKey());
  const underWay = useRef({ text: '', sent: Promise.resolve(false) });
  const { mutateAsync, isPending, error } = useMutation(addComment);
  const isWritten = text.trim() !== '';

  /** The user's own comment must not make the form stale; other changes still do. */
  async function keepTag(): Promise<void> {
    const now = await readCard(card.id);
    if (withoutComments(now.answer.task) === withoutComments(card)) {
      client.setQueryData(cardToEditQuery(card.id).queryKey, now);
    }
  }

  async function sendText(): Promise<void> {
    await mutateAsync({ id: card.id, comment: text, key: key.current });
    key.current = newKey();
    // Text typed meanwhile is the next comment.
    setText((now) => (now === text ? '' : now));
    await keepTag();
  }

  /** Waits for a comment that is being sent, so that the same text is not sent twice. */
  async function send(): Promise<void> {
    const before = underWay.current;
    const isSent = (await before.sent) && before.text === text;
    if (!isWritten || (isPending && isSent)) return;
    const sent = sendText();
    underWay.current = {
      text,
      sent: sent.then(
        () => true,
        () => false,
      ),
    };
    await sent;
  }

  return { text, setText, isWritten, isPending, error, send };
}

export type CommentDraft = ReturnType<typeof useComment>;
