import type { TwoStep } from '@horae/contract/core/two-step-state';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { AppSetUpDialog } from './app-set-up-dialog';
import styles from './two-step.module.css';
import { beginApp, removeApp } from './two-step.queries';
import { twoStepWords } from './two-step.words';

interface AppSectionProps {
  twoStep: TwoStep;
  onCodes: (codes: string[] | null) => void;
}

/** The authenticator app of the account. */
export function AppSection({ twoStep: { hasApp, passkeys, isRequired }, onCodes }: AppSectionProps) {
  const say = twoStepWords.use();
  const begin = useMutation(beginApp);
  const remove = useMutation(removeApp);
  const [isAsking, setAsking] = useState(false);
  const isLast = passkeys.length === 0;

  return (
    <section className={styles.section} aria-label={say('app')}>
      <h2>{say('app')}</h2>
      <p className="quiet">{say('appLead')}</p>
      {hasApp && <p>{say('appIsSet')}</p>}
      <div className={styles.actions}>
        <Button
          look={hasApp ? 'outline' : 'solid'}
          aria-disabled={begin.isPending || undefined}
          onClick={() => begin.isPending || begin.mutate()}
        >
          {say(hasApp ? 'replaceApp' : 'setUpApp')}
        </Button>
        {hasApp && !(isLast && isRequired) && <Button onClick={() => setAsking(true)}>{say('removeApp')}</Button>}
      </div>
      {begin.data && (
        <AppSetUpDialog
          {...begin.data}
          onClose={begin.reset}
          onDone={(codes) => {
            begin.reset();
            onCodes(codes);
          }}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title={say('removeAppTitle')}
          confirm={say('remove')}
          isBusy={remove.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
        >
          {say(isLast ? 'removeLastText' : 'removeText')}
        </ConfirmDialog>
      )}
    </section>
  );
}
