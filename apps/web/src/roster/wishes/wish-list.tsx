import type { RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import { useMutation } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { newKey } from '#platform/new-key';
import { notify, notifyUndo } from '#platform/notify';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Part } from '#ui/part';
import { closedBy, type OwnDeadlines } from './closed-days.rules';
import styles from './wish-list.module.css';
import { wishText } from './wish-text';
import { removeWish, restoreWish } from './wishes.queries';
import { wishesWords } from './wishes.words';

const WishForm = lazy(() => import('./wish-form').then((part) => ({ default: part.WishForm })));

interface WishListProps {
  hotel: number;
  wishes: readonly RosterWish[];
  /** Of wishes of one’s own. */
  own?: OwnDeadlines;
}

/** Wishes, each of which can be changed and withdrawn. */
export function WishList({ hotel, wishes, own }: WishListProps) {
  const say = wishesWords.use();
  const [edited, setEdited] = useState<RosterWish>();
  const [asked, setAsked] = useState<RosterWish>();
  const remove = useMutation(removeWish);
  const restore = useMutation(restoreWish);

  const isClosed = (wish: RosterWish) =>
    own !== undefined && closedBy({ before: wish, after: null }, own) !== undefined;

  function onWithdraw(wish: RosterWish): void {
    if (remove.isPending) return;
    const { id, version, employeeId, ...fields } = wish;
    const back = () => restore.mutate({ key: newKey(), body: { hotel, employeeId, wish: fields } });
    const onSuccess = () => {
      setAsked(undefined);
      // What is closed cannot be entered again.
      if (isClosed(wish)) notify(say('withdrawn'), { kind: 'success' });
      else notifyUndo(say('withdrawn'), say('undo'), back);
    };
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
                onClick={() => (isClosed(wish) ? setAsked(wish) : onWithdraw(wish))}
              >
                {say('withdraw')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={say('withdrawTitle', { wish: wishText(asked) })}
          confirm={say('withdraw')}
          isBusy={remove.isPending}
          onConfirm={() => onWithdraw(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {say('withdrawClosed')}
        </ConfirmDialog>
      )}
      {edited && (
        <Part>
          <WishForm
            hotel={hotel}
            wish={edited}
            employee={edited.employeeId}
            day={edited.firstDay}
            own={own}
            onClose={() => setEdited(undefined)}
          />
        </Part>
      )}
    </>
  );
}
