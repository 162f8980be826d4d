import { useMutation, useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/changes';
import { notify } from '#platform/notify';
import { session } from '#platform/session';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import styles from './account-settings.module.css';
import { settingsWords } from './account-settings.words';
import { keepEmail, sendEmailLink, wantedEmailQuery } from './wanted-email.queries';

/** Tells the user about a new e-mail address that awaits confirmation; renders nothing if there is none. */
export function WantedEmail() {
  const say = settingsWords.use();
  const { data } = useQuery(wantedEmailQuery);
  const send = useMutation(sendEmailLink);
  const keep = useMutation(keepEmail);
  useChanges('profile', wantedEmailQuery.queryKey);
  if (!data?.email) return null;
  const isBusy = send.isPending || keep.isPending;

  function sendAgain(): void {
    if (!isBusy) send.mutate(undefined, { onSuccess: () => notify(say('linkSent'), { kind: 'success' }) });
  }

  return (
    <Message kind="info">
      <p>{say(data.willBeSent ? 'emailWanted' : 'emailWantedNoServer', { email: data.email })}</p>
      <div className={styles.actions}>
        <Button aria-disabled={isBusy || undefined} onClick={sendAgain}>
          {say('sendLink')}
        </Button>
        {data.email !== session.get()?.email && (
          <Button aria-disabled={isBusy || undefined} onClick={() => isBusy || keep.mutate()}>
            {say('keepEmail')}
          </Button>
        )}
      </div>
    </Message>
  );
}
