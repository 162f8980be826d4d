import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Part } from '#ui/part';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { WishList } from '../../wishes/wish-list';
import { wishesQuery } from '../../wishes/wishes.queries';
import { wishesWords } from '../../wishes/wishes.words';
import type { NotedDay } from '../notes/day-note';
import { planNotesWords } from '../notes/plan-notes.words';
import type { PlanDays } from '../planning.queries';
import styles from '../publish-dialog.module.css';

const WishForm = lazy(() => import('../../wishes/wish-form').then((part) => ({ default: part.WishForm })));

interface WishesDialogProps {
  shown: PlanDays;
  day: NotedDay;
  onClose: () => void;
}

/** The wishes of a person for the days on screen; whoever plans them keeps wishes for those without an account. */
export function WishesDialog({ shown, day: { employee, name, date }, onClose }: WishesDialogProps) {
  const say = planNotesWords.use();
  const sayWishes = wishesWords.use();
  const query = useQuery(wishesQuery(shown));
  const [isAdding, setAdding] = useState(false);
  const wishes = (query.data ?? []).filter(({ employeeId }) => employeeId === employee);
  return (
    <Dialog title={say('wishesOf', { name })} isOpen onClose={onClose} size="small">
      <div className={styles.body}>
        <QueryStates thing={say('wishes')} query={query} skeleton={<SkeletonBlock height={48} />}>
          {wishes.length === 0 ? (
            <p className="quiet">{say('noWishes')}</p>
          ) : (
            <WishList hotel={shown.hotel} wishes={wishes} />
          )}
        </QueryStates>
        <Button onClick={() => setAdding(true)}>{sayWishes('add')}</Button>
      </div>
      {isAdding && (
        <Part>
          <WishForm hotel={shown.hotel} wish={null} employee={employee} day={date} onClose={() => setAdding(false)} />
        </Part>
      )}
    </Dialog>
  );
}
