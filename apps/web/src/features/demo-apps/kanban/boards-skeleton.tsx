import { Bone, Skeleton } from '#ui/skeleton';
import styles from './kanban.module.css';
import { kanbanWords } from './kanban.words';

export function BoardsSkeleton() {
  const say = kanbanWords.use();
  return (
    <Skeleton thing={say('thing')}>
      <div className={styles.boards}>
        {[4, 3, 2].map((cards) => (
          <div key={cards} className={styles.bones}>
            <Bone width="40%" />
            {Array.from({ length: cards }, (_, card) => (
              <Bone key={card} height={112} />
            ))}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
