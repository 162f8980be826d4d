import { mostPasskeys, passkeyNameLength } from '@horae/contract/core/passkeys';
import { type TwoStep } from '@horae/contract/core/two-step-state';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText, fieldError } from '#platform/api-error';
import { formatDate } from '#platform/format-date';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Message } from '#ui/message';
import { TextField } from '#ui/text-field';
import { canUsePasskeys } from './can-use-passkeys';
import styles from './two-step.module.css';
import { addPasskey, removePasskey } from './two-step.queries';
import { twoStepWords } from './two-step.words';

interface PasskeysSectionProps {
  twoStep: TwoStep;
  onCodes: (codes: string[] | null) => void;
}

type Passkey = TwoStep['passkeys'][number];

/** Why no passkey can be added here; undefined if one can. */
function obstacle(say: typeof twoStepWords.say, host: string | null): string | undefined {
  if (host === null) return say('passkeysNeedName');
  if (window.location.hostname !== host) return say('passkeysNeedHost', { host });
  return canUsePasskeys() ? undefined : say('passkeysNeedHttps');
}

/** The passkeys of the account: listed, added and removed. */
export function PasskeysSection({ twoStep, onCodes }: PasskeysSectionProps) {
  const say = twoStepWords.use();
  const { passkeys, hasApp, isRequired, passkeyHost } = twoStep;
  const remove = useMutation(removePasskey);
  const [removed, setRemoved] = useState<Passkey>();
  const isLast = !hasApp && passkeys.length === 1;
  const why = obstacle(say, passkeyHost);
  const day = (moment: string) => formatDate(new Date(moment));

  return (
    <section className={styles.section} aria-label={say('passkeys')}>
      <h2>{say('passkeys')}</h2>
      <p className="quiet">{say('passkeysLead')}</p>
      {passkeys.length > 0 && (
        <ul className={`lined ${styles.list}`} aria-label={say('passkeys')}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                <span>{passkey.name}</span>
                <span className="quiet small">
                  {passkey.lastUsedAt
                    ? say('passkeyUsed', { added: day(passkey.createdAt), used: day(passkey.lastUsedAt) })
                    : say('passkeyUnused', { added: day(passkey.createdAt) })}
                </span>
              </span>
              {!(isLast && isRequired) && (
                <Button aria-label={say('removePasskey', { name: passkey.name })} onClick={() => setRemoved(passkey)}>
                  {say('remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {why ? <p className="quiet">{why}</p> : passkeys.length < mostPasskeys && <AddPasskey onCodes={onCodes} />}
      {removed && (
        <ConfirmDialog
          title={say('removePasskeyTitle', { name: removed.name })}
          confirm={say('remove')}
          isBusy={remove.isPending}
          onCancel={() => setRemoved(undefined)}
          onConfirm={() => remove.mutate(removed.id, { onSettled: () => setRemoved(undefined) })}
        >
          {say(isLast ? 'removeLastText' : 'removeText')}
        </ConfirmDialog>
      )}
    </section>
  );
}

function AddPasskey({ onCodes }: Pick<PasskeysSectionProps, 'onCodes'>) {
  const say = twoStepWords.use();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState<string>();
  const add = useMutation(addPasskey);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isNamed = name.trim() !== '';
    if (!isNamed) setMissing(say('error.name'));
    if (!isNamed || add.isPending) return;
    add.mutate(name.trim(), {
      onSuccess: ({ recoveryCodes }) => {
        setName('');
        if (!recoveryCodes) notify(say('passkeyDone'), { kind: 'success' });
        onCodes(recoveryCodes);
      },
    });
  }

  return (
    <form className={styles.add} aria-label={say('addPasskey')} noValidate onSubmit={submit}>
      {add.error && <Message kind="danger">{fieldError(add.error, 'passkey') ?? errorText(add.error)}</Message>}
      <TextField
        label={say('passkeyName')}
        hint={missing ? undefined : say('passkeyNameHint')}
        value={name}
        error={missing}
        maxLength={passkeyNameLength}
        autoComplete="off"
        required
        unmarked
        onChange={(event) => {
          setName(event.currentTarget.value);
          setMissing(undefined);
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={add.isPending || undefined}>
          {say(add.isPending ? 'busy' : 'addPasskey')}
        </Button>
      </div>
    </form>
  );
}
