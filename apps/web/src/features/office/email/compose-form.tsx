import { emailContract } from '@horae/contract/office/email.contract';
import { type OutgoingEmail } from '@horae/contract/office/outgoing-email';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { errorText } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { refusalOf } from '#ui/forms/field-schema';
import { countLimit } from '#ui/forms/limits';
import { useKeptState } from '#ui/forms/use-kept-state';
import { Message } from '#ui/message';
import { NamesField } from '#ui/names-field';
import { RichTextField } from '#ui/rich-text/rich-text-field';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import styles from './compose.module.css';
import { ComposeFiles } from './compose-files';
import { recipientsQuery, type StoredDraft, sendEmail } from './email.queries';
import { emailWords } from './email.words';
import { addresseeOf, contentOf, type Letter, typedPerson } from './letter';
import { useDraft } from './use-draft';

const { shape } = emailContract.send.body.shape.email;
const mostPeople = countLimit(shape.to);

export interface ComposeStart {
  initial: Letter;
  stored: StoredDraft | null;
  answers: OutgoingEmail['answers'];
}

interface ComposeFormProps extends ComposeStart {
  onClose: () => void;
}

/** An e-mail being written. It is sent once, or saved as a draft when its window closes. */
export function ComposeForm({ initial, stored, answers, onClose }: ComposeFormProps) {
  const say = emailWords.use();
  const [letter, setLetter] = useKeptState('letter', initial);
  const [shown, setShown] = useState({ cc: initial.cc.length > 0, bcc: initial.bcc.length > 0 });
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [key] = useState(newKey);
  const { data } = useQuery(recipientsQuery(useDeferredValue(typed.slice(0, 200))));
  const send = useMutation(sendEmail);
  const draft = useDraft({ letter, initial, stored, answers });
  const change = (part: Partial<Letter>) => setLetter((now) => ({ ...now, ...part }));
  // The lists are kept outside the form, which only validates them.
  const form = useForm(
    { to: '', subject: '' },
    {
      rules: {
        to: () => (letter.to.length === 0 || letter.to.some((one) => !addresseeOf(one)) ? say('error.to') : undefined),
        subject: () => refusalOf(shape.subject, letter.subject),
      },
    },
  );

  async function submit(): Promise<void> {
    if (send.isPending || isUploading) return;
    draft.finish();
    try {
      const email = { ...contentOf(letter), answers, draftId: stored?.id };
      const { answer } = await send.mutateAsync({ email, key });
      const isKept = answer.deliveries.some(({ state }) => state === 'no-mail-server');
      notify(say(isKept ? 'kept' : 'sent'), { kind: isKept ? 'info' : 'success' });
      onClose();
    } catch {
      draft.reopen();
    }
  }

  function discard(): void {
    draft.discard();
    onClose();
  }

  const { focus } = form;
  const isFirst = useRef(true);
  useEffect(() => {
    // If there are recipients already, the text takes the focus instead.
    if (isFirst.current && initial.to.length === 0) focus('to');
    isFirst.current = false;
  }, [focus, initial]);

  const people = (part: 'to' | 'cc' | 'bcc') => ({
    name: part,
    label: say(`field.${part}`),
    names: letter[part],
    known: data?.recipients.map(typedPerson) ?? [],
    ends: ',;',
    faultOf: (text: string) => {
      if (letter[part].length === mostPeople) return say('error.most', { most: mostPeople });
      return addresseeOf(text) ? undefined : say('error.to');
    },
    onTyped: setTyped,
    onChange: (names: string[]) => {
      change({ [part]: names });
      form.setError('to', undefined);
    },
  });

  return (
    <form {...form.props(() => void submit())} className={styles.form}>
      <div className={styles.fields}>
        {send.error && <Message kind="danger">{errorText(send.error)}</Message>}
        <NamesField
          {...people('to')}
          required
          autoFocus={initial.to.length === 0}
          error={form.errors.to}
          end={
            <span className={styles.more}>
              {!shown.cc && (
                <button
                  type="button"
                  className="hovers"
                  aria-label={say('addCc')}
                  onClick={() => setShown({ ...shown, cc: true })}
                >
                  {say('field.cc')}
                </button>
              )}
              {!shown.bcc && (
                <button
                  type="button"
                  className="hovers"
                  aria-label={say('addBcc')}
                  onClick={() => setShown({ ...shown, bcc: true })}
                >
                  {say('field.bcc')}
                </button>
              )}
            </span>
          }
        />
        {shown.cc && <NamesField {...people('cc')} />}
        {shown.bcc && <NamesField {...people('bcc')} />}
        <TextField
          label={say('field.subject')}
          name="subject"
          value={letter.subject}
          error={form.errors.subject}
          autoComplete="off"
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
        <RichTextField
          label={say('field.message')}
          html={initial.message}
          startsFocused={initial.to.length > 0}
          onChange={(message) => change({ message })}
        />
        <ComposeFiles
          attachments={letter.attachments}
          onChange={(attachments) => change({ attachments })}
          onUnderWay={setUploading}
        />
      </div>
      <div className={styles.foot}>
        <Button type="submit" look="solid" aria-disabled={send.isPending || isUploading || undefined}>
          {isUploading ? say('uploading') : send.isPending ? say('sending') : say('send')}
        </Button>
        <Button look="plain" onClick={() => (draft.isChanged || stored ? setAsking(true) : discard())}>
          {say('discard')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={say('discardTitle')}
          confirm={say('discard')}
          onCancel={() => setAsking(false)}
          onConfirm={discard}
        />
      )}
    </form>
  );
}
