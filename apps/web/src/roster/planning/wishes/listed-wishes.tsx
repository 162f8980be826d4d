import { lazy, useState } from 'react';
import { Button } from '#ui/button';
import { Part } from '#ui/part';
import type { NotedDay } from '../notes/day-note';
import { planNotesWords } from '../notes/plan-notes.words';
import type { PlanDays } from '../planning.queries';
import { WishedDay } from './chosen-wishes';

const WishesDialog = lazy(() => import('./wishes-dialog').then((m) => ({ default: m.WishesDialog })));

/** In the list of a person's days. */
export function ListedWishes({ shown, ...day }: NotedDay & { shown: PlanDays }) {
  const say = planNotesWords.use();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="small">
        <WishedDay shown={shown} employee={day.employee} date={day.date} />
      </p>
      <Button onClick={() => setOpen(true)}>{say('wishes')}</Button>
      {isOpen && (
        <Part>
          <WishesDialog shown={shown} day={day} onClose={() => setOpen(false)} />
        </Part>
      )}
    </>
  );
}
