import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { notify } from '#platform/notify';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { AppSection } from './app-section';
import { PasskeysSection } from './passkeys-section';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import styles from './two-step.module.css';
import { makeRecoveryCodes, switchOff, twoStepQuery } from './two-step.queries';
import { twoStepWords } from './two-step.words';

/** The two-step verification of the own account: set up, changed and switched off. */
export function TwoStepPanel() {
  const say = twoStepWords.use();
  const query = useQuery(twoStepQuery);
  const make = useMutation(makeRecoveryCodes);
  const end = useMutation(switchOff);
  const [asked, setAsked] = useState<'codes' | 'off' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  useChanges('profile', twoStepQuery.queryKey);
  const twoStep = query.data;
  const done = { onSettled: () => setAsked(null) };

  return (
    <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={320} />}>
      {twoStep && (
        <div className={styles.panel}>
          <div className="wrapping-row">
            <Badge tone={twoStep.isOn ? 'success' : 'neutral'}>{say(twoStep.isOn ? 'on' : 'off')}</Badge>
            {twoStep.isRequired && <span>{say('required')}</span>}
          </div>
          <p className="quiet">{say('lead')}</p>
          <AppSection twoStep={twoStep} onCodes={setCodes} />
          <PasskeysSection twoStep={twoStep} onCodes={setCodes} />
          {twoStep.isOn && (
            <section className={styles.section} aria-label={say('recoveryCodes')}>
              <h2>{say('recoveryCodes')}</h2>
              <p className="quiet">{say('recoveryCodesLead')}</p>
              <p>{say('codesLeft', { count: twoStep.recoveryCodesLeft })}</p>
              <div className={styles.actions}>
                <Button onClick={() => setAsked('codes')}>{say('makeCodes')}</Button>
              </div>
            </section>
          )}
          {twoStep.isOn && !twoStep.isRequired && (
            <div className={styles.section}>
              <div className={styles.actions}>
                <Button look="danger" onClick={() => setAsked('off')}>
                  {say('switchOff')}
                </Button>
              </div>
            </div>
          )}
        </div>
      )}
      {asked === 'codes' && (
        <ConfirmDialog
          title={say('makeCodesTitle')}
          confirm={say('makeCodes')}
          look="solid"
          isBusy={make.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() =>
            make.mutate(undefined, { ...done, onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes) })
          }
        >
          {say('makeCodesText')}
        </ConfirmDialog>
      )}
      {asked === 'off' && (
        <ConfirmDialog
          title={say('switchOffTitle')}
          confirm={say('switchOffConfirm')}
          isBusy={end.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() =>
            end.mutate(undefined, { ...done, onSuccess: () => notify(say('isOff'), { kind: 'success' }) })
          }
        >
          {say('switchOffText')}
        </ConfirmDialog>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </QueryStates>
  );
}
