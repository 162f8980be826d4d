import { useStore } from '#platform/store';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { askedToSwitch } from './asked-to-switch';
import { searchWords } from './search.words';

/** Asks before a search result of another hotel is opened. */
export function SwitchQuestion() {
  const say = searchWords.use();
  const asked = useStore(askedToSwitch);
  const close = () => askedToSwitch.set(null);
  if (!asked) return null;
  const { title, hotelName, open } = asked;

  function confirm(): void {
    close();
    open();
  }

  return (
    <ConfirmDialog
      title={say('switchTitle', { hotel: hotelName })}
      confirm={say('switch')}
      cancel={say('stay')}
      look="solid"
      onConfirm={confirm}
      onCancel={close}
    >
      {say('switchText', { title, hotel: hotelName })}
    </ConfirmDialog>
  );
}
