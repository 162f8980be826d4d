import type { Board, Card } from '@horae/contract/demo-apps/kanban-cards';
import { formatDate } from '#platform/format-date';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { kanbanWords } from './kanban.words';
import { cardsOf } from './moves';

const joined = (texts: readonly string[]): string => texts.join(', ');

/** The boards as a file: one row per card; in print, a table for each board. */
export function kanbanFile(boards: readonly Board[], cards: readonly Card[], scope: string): ExportFile {
  const say = kanbanWords.say;
  const day = (card: Card) => card.dueDate?.slice(0, 10) ?? null;
  const people = (card: Card) => joined(card.assignedTo.map(({ title }) => title));
  return listFile({
    name: 'kanban',
    title: say('title'),
    scope,
    columns: [
      { header: say('board'), width: 16 },
      { header: say('task'), width: 36 },
      { header: say('description'), width: 40 },
      { header: say('dueDate'), kind: 'date' },
      { header: say('labels'), width: 20 },
      { header: say('assignees'), width: 32 },
      { header: say('files'), width: 24 },
      { header: say('commentsTitle'), kind: 'integer' },
    ],
    rows: boards.flatMap((board) =>
      cardsOf(cards, board.id).map((card) => [
        board.title,
        card.title,
        card.description,
        day(card),
        joined(card.labels),
        people(card),
        joined(card.attachments.map(({ name }) => name)),
        card.comments.length,
      ]),
    ),
    printed: boards.map((board) => ({
      title: board.title,
      columns: [
        { header: say('task'), width: 34 },
        { header: say('dueDate'), width: 12 },
        { header: say('labels'), width: 16 },
        { header: say('assignees'), width: 26 },
      ],
      rows: cardsOf(cards, board.id).map((card) => ({
        cells: [card.title, card.dueDate ? formatDate(day(card)!) : '', joined(card.labels), people(card)],
      })),
    })),
  });
}
