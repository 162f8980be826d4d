import type { PlannerHere } from '@horae/contract/scheduling/plan-presence.contract';
import { formatRange } from '#platform/format-date';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { Avatar } from '#ui/avatar';
import type { Board } from '../../model/board.rules';
import { shortDay } from '../../texts/day-texts';
import styles from './others.module.css';
import { presenceWords } from './presence.words';
import type { Others } from './use-others';

interface PlannersHereProps {
  others: Others;
  board: Board;
  onGo: (to: PlannerHere) => void;
}

const mostFaces = 3;

/** Who else plans the hotel now; a press says where each of them is, and leads there. */
export function PlannersHere({ others, board, onGo }: PlannersHereProps) {
  const say = presenceWords.use();
  if (others.length === 0) return null;
  const nameOf = (id: number) => board.resources.find(({ employeeId }) => employeeId === id)?.title;

  function textOf({ name, first, last, at, isEditing }: PlannerHere): string {
    const person = at && nameOf(at.employeeId);
    if (!at || person === undefined) return say('days', { name, days: formatRange(first, last) });
    return say(isEditing ? 'changes' : 'on', { name, person, day: shortDay(at.day) });
  }

  const names = others.map(({ name }) => name).join(', ');
  return (
    <ActionMenu
      label={say('list')}
      position="bottom-start"
      trigger={
        <button
          type="button"
          className={`hovers ${styles.here}`}
          aria-label={say('here', { names })}
          data-tip={say('here', { names })}
        >
          {others.slice(0, mostFaces).map(({ accountId, name }) => (
            <Avatar key={accountId} name={name} size={24} />
          ))}
          {others.length > mostFaces && <span className={styles.more}>+{others.length - mostFaces}</span>}
        </button>
      }
    >
      {others.map((one) => (
        <ActionItem key={one.accountId} onClick={() => onGo(one)}>
          {textOf(one)}
        </ActionItem>
      ))}
    </ActionMenu>
  );
}
