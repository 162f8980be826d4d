import type { Card } from '@horae/contract/kanban.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addComment, cardToEditQuery, readCard } from './kanban.queries';

const withoutComments = ({ comments: _comments, ...card }: Card): string => JSON.stringify(card);

/** A comment while it is written, and sending it. */
export function useComment(card: Card) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { mutateAsync, isPending, error } = useMutation(addComment);
  const isWritten = text.trim() !== '';

  /** An own comment must not make the form stale; a change of somebody else still does. */
  async function keepTag(): Promise<void> {
    const now = await readCard(card.id);
    if (withoutComments(now.answer.task) === withoutComments(card)) {
      client.setQueryData(cardToEditQuery(card.id).queryKey, now);
    }
  }

  async function send(): Promise<void> {
    if (!isWritten || isPending) return;
    await mutateAsync({ id: card.id, comment: text, key });
    setText('');
    setKey(crypto.randomUUID());
    await keepTag();
  }

  return { text, setText, isWritten, isPending, error, send };
}

export type CommentDraft = ReturnType<typeof useComment>;
