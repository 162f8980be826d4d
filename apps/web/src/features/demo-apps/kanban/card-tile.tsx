import type { Board, Card } from '@horae/contract/demo-apps/kanban-cards';
import { IconCalendarDue, IconMessage, IconPaperclip } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { today } from '#platform/device-day';
import { formatDate } from '#platform/format-date';
import { Avatar } from '#ui/avatar';
import { Badge } from '#ui/badge';
import type { BoardView } from './board-view';
import { CardMenu } from './card-menu';
import styles from './card-tile.module.css';
import { kanbanWords } from './kanban.words';
import { labelTone } from './label-tone';
import { useDraggable } from './use-drag';

interface CardTileProps {
  card: Card;
  board: Board;
  view: BoardView;
}

/** A card on its board, with its title, due date and assignees. */
export function CardTile({ card, board, view }: CardTileProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { id, title, labels, coverImage } = card;
  useDraggable(ref, id, view.isTouch || view.stillReason !== undefined);
  return (
    <li
      ref={ref}
      className={`lifts unbroken ${styles.card}`}
      data-card={id}
      data-carried={view.carry.carriedId === id || undefined}
      data-dragged={view.draggedId === id || undefined}
      data-tip={view.isTouch ? undefined : view.stillReason}
    >
      {coverImage && <img className={styles.cover} src={coverImage} alt="" draggable={false} />}
      {labels.length > 0 && (
        <p className={styles.labels}>
          {labels.map((label) => (
            <Badge key={label} tone={labelTone(label)}>
              {label}
            </Badge>
          ))}
        </p>
      )}
      <div className={styles.head}>
        <button
          type="button"
          data-opens
          className={styles.title}
          onClick={() => view.onOpen(id)}
          onKeyDown={(event) => view.carry.onKeyDown(event, id)}
          onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        >
          {title}
        </button>
        <CardMenu card={card} view={view} />
      </div>
      <CardFoot card={card} isDone={board.title === 'done'} />
    </li>
  );
}

const shownFaces = 3;

function CardFoot({ card, isDone }: { card: Card; isDone: boolean }) {
  const say = kanbanWords.use();
  const { dueDate, attachments, comments, assignedTo } = card;
  const [thisDay] = useState(today);
  if (!dueDate && attachments.length + comments.length + assignedTo.length === 0) return null;
  const isLate = dueDate !== null && !isDone && dueDate.slice(0, 10) < thisDay;
  const others = assignedTo.slice(shownFaces);
  return (
    <div className={styles.foot}>
      {dueDate && (
        <span className={styles.due} data-late={isLate || undefined}>
          <IconCalendarDue size={16} stroke={1.5} aria-hidden="true" />
          <span className="visually-hidden">
            {say(isLate ? 'overdue' : 'due', { date: formatDate(dueDate.slice(0, 10)) })}
          </span>
          <time dateTime={dueDate} aria-hidden="true">
            {formatDate(dueDate.slice(0, 10))}
          </time>
        </span>
      )}
      <Count icon={IconPaperclip} count={attachments.length} text={say('attachments', { count: attachments.length })} />
      <Count icon={IconMessage} count={comments.length} text={say('comments', { count: comments.length })} />
      {assignedTo.length > 0 && (
        <span className={styles.faces}>
          {assignedTo.slice(0, shownFaces).map(({ title, img }) => (
            <span key={title} data-tip={title}>
              <Avatar name={title} src={img} size={24} isNamed />
            </span>
          ))}
          {others.length > 0 && (
            <span
              className={styles.others}
              dir="ltr"
              role="img"
              data-tip={others.map(({ title }) => title).join(', ')}
              aria-label={say('more', { count: others.length, names: others.map(({ title }) => title).join(', ') })}
            >
              +{others.length}
            </span>
          )}
        </span>
      )}
    </div>
  );
}

function Count({ icon: Glyph, count, text }: { icon: typeof IconMessage; count: number; text: string }) {
  if (count === 0) return null;
  return (
    <span className={styles.count} data-tip={text}>
      <Glyph size={16} stroke={1.5} aria-hidden="true" />
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">{count}</span>
    </span>
  );
}
