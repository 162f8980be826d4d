import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import styles from './kanban.module.css';
import { kanbanWords } from './kanban.words';

export function BoardsSkeleton() {
  const say = kanbanWords.use();
  return (
    <Skeleton thing={say('thing')}>
      <div className={styles.boards}>
        {[4, 3, 2].map((cards) => (
          <div key={cards} className={styles.skeleton}>
            <SkeletonBlock width="40%" />
            {Array.from({ length: cards }, (_, card) => (
              <SkeletonBlock key={card} height={112} />
            ))}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
