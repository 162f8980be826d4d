import type { RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import { useMutation } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { newKey } from '#platform/new-key';
import { notifyUndo } from '#platform/notify';
import { Button } from '#ui/button';
import { Part } from '#ui/part';
import styles from './wish-list.module.css';
import { wishText } from './wish-text';
import { removeWish, restoreWish } from './wishes.queries';
import { wishesWords } from './wishes.words';

const WishForm = lazy(() => import('./wish-form').then((part) => ({ default: part.WishForm })));

/** Wishes, each of which can be changed and withdrawn. */
export function WishList({ hotel, wishes }: { hotel: number; wishes: readonly RosterWish[] }) {
  const say = wishesWords.use();
  const [edited, setEdited] = useState<RosterWish>();
  const remove = useMutation(removeWish);
  const restore = useMutation(restoreWish);

  function onWithdraw(wish: RosterWish): void {
    if (remove.isPending) return;
    const { id, version, employeeId, ...fields } = wish;
    const back = () => restore.mutate({ key: newKey(), body: { hotel, employeeId, wish: fields } });
    const onSuccess = () => void notifyUndo(say('withdrawn'), say('undo'), back);
    remove.mutate({ key: newKey(), body: { hotel, id, version } }, { onSuccess });
  }

  return (
    <>
      <ul className={styles.wishes}>
        {wishes.map((wish) => (
          <li key={wish.id} className="ends">
            <span>{wishText(wish)}</span>
            <span>
              <Button look="plain" aria-label={say('editOf', { wish: wishText(wish) })} onClick={() => setEdited(wish)}>
                {say('change')}
              </Button>
              <Button
                look="plain"
                aria-label={say('withdrawOf', { wish: wishText(wish) })}
                onClick={() => onWithdraw(wish)}
              >
                {say('withdraw')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {edited && (
        <Part>
          <WishForm
            hotel={hotel}
            wish={edited}
            employee={edited.employeeId}
            day={edited.firstDay}
            onClose={() => setEdited(undefined)}
          />
        </Part>
      )}
    </>
  );
}
