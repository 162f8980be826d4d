import type { Task } from '@horae/contract/office/todo.contract';
import { IconArrowBackUp, IconCheck, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { TextSearch } from '#platform/screen-search';
import { Avatar } from '#ui/avatar';
import { Badge } from '#ui/badge';
import { IconButton } from '#ui/icon-button';
import { SwipeUnder } from '#ui/swipe-under';
import { useSwipe } from '#ui/use-swipe';
import { DueDate } from './due-date';
import { tagTones } from './tag-look';
import styles from './task-row.module.css';
import { todoWords } from './todo.words';
import type { TaskActions } from './use-task-actions';

interface TaskRowProps {
  task: Task;
  actions: TaskActions;
  /** The search parameters that open this task. */
  search: TextSearch;
}

/** One task in the list. On phones, a swipe to one side completes it and to the other deletes it. */
export function TaskRow({ task, actions, search }: TaskRowProps) {
  const say = todoWords.use();
  const id = useId();
  const { title, tags, dueDate, assignee, isCompleted, isDeleted, isImportant } = task;
  const swipe = useSwipe({
    towardsEnd: () => actions.toggleCompleted(task),
    towardsStart: () => actions.remove(task),
  });
  return (
    <li
      data-id={task.id}
      data-done={isCompleted || undefined}
      data-deleted={isDeleted || undefined}
      className={`unbroken ${styles.row}`}
      {...(isDeleted ? {} : swipe)}
    >
      <SwipeUnder towardsEnd={IconCheck} towardsStart={IconTrash} isGoodEnd />
      <div className={styles.face}>
        {isDeleted ? (
          <IconButton
            icon={IconArrowBackUp}
            label={say('restoreOf', { title })}
            className={styles.control}
            onClick={() => actions.restore(task)}
          />
        ) : (
          <>
            <label className={styles.tick}>
              <input
                type="checkbox"
                aria-label={say('complete', { title })}
                checked={isCompleted}
                onChange={() => actions.toggleCompleted(task)}
              />
            </label>
            <IconButton
              icon={isImportant ? IconStarFilled : IconStar}
              label={say('important')}
              aria-pressed={isImportant}
              aria-describedby={id}
              className={`${styles.control} ${styles.star}`}
              onClick={() => actions.toggleImportant(task)}
            />
          </>
        )}
        <Link id={id} to="/todo" search={search} resetScroll={false} className={`covers ${styles.title}`}>
          {title}
        </Link>
        <span className={`contents ${styles.more}`}>
          <span className={styles.tags}>
            {tags.map((tag) => (
              <Badge key={tag} tone={tagTones[tag]}>
                {say(`tag.${tag}`)}
              </Badge>
            ))}
          </span>
          <span className={styles.when}>
            {dueDate && <DueDate moment={dueDate} isDone={isCompleted || isDeleted} />}
          </span>
        </span>
        <span className={styles.who} data-tip={assignee?.fullName}>
          {assignee && (
            <>
              <Avatar name={assignee.fullName} src={assignee.avatar} size={24} />
              <span>{assignee.fullName}</span>
            </>
          )}
        </span>
      </div>
    </li>
  );
}
