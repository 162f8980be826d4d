import type { Card } from '@horae/contract/demo-apps/kanban-cards';
import { matchRank } from '#platform/fold-text';

interface CardFilter {
  q: string;
  label: string | undefined;
  assignee: string | undefined;
}

/** Whether a card matches the search and has the selected label and assignee. */
export function isFound(card: Card, { q, label, assignee }: CardFilter): boolean {
  const texts = [card.title, card.description, ...card.labels, ...card.assignedTo.map(({ title }) => title)];
  return (
    (!q.trim() || texts.some((text) => matchRank(text, q) !== null)) &&
    (!label || card.labels.includes(label)) &&
    (!assignee || card.assignedTo.some(({ title }) => title === assignee))
  );
}

const inOrder = (texts: Iterable<string>): string[] => [...new Set(texts)].toSorted(new Intl.Collator('el').compare);

export const labelsOf = (cards: readonly Card[]): string[] => inOrder(cards.flatMap(({ labels }) => labels));

export const assigneesOf = (cards: readonly Card[]): string[] =>
  inOrder(cards.flatMap(({ assignedTo }) => assignedTo.map(({ title }) => title)));
