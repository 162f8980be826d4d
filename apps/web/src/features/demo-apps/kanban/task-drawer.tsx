import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#platform/api-error';
import { notify } from '#platform/notify';
import { Drawer } from '#ui/drawer';
import { ErrorPanel } from '#ui/error-panel';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import { cardToEditQuery } from './kanban.queries';
import { kanbanWords } from './kanban.words';
import { TaskForm } from './task-form';
import styles from './task-form.module.css';

interface TaskDrawerProps {
  id: number;
  labels: readonly string[];
  assignees: readonly string[];
  onClose: () => void;
}

/** The card named in the URL; fetched again, so that its change is guarded. */
export function TaskDrawer({ id, labels, assignees, onClose }: TaskDrawerProps) {
  const say = kanbanWords.use();
  const { data, error, refetch } = useQuery(cardToEditQuery(id));
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);

  useEffect(() => {
    if (!isGone) return;
    notify(say('gone'), { kind: 'error' });
    onClose();
  }, [isGone, onClose, say]);

  if (data) {
    return (
      <TaskForm
        card={data.answer.task}
        tag={data.tag}
        labels={labels}
        assignees={assignees}
        onStale={refetch}
        onClose={onClose}
      />
    );
  }
  return (
    <Drawer title={say('task')} isOpen onClose={onClose}>
      {error === null ? (
        <Skeleton thing={say('loadingTask')}>
          <div className={styles.skeleton}>
            {Array.from({ length: 5 }, (_, field) => (
              <SkeletonBlock key={field} height={field === 1 ? 112 : 38} />
            ))}
          </div>
        </Skeleton>
      ) : (
        !isGone && <ErrorPanel error={error} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
}
