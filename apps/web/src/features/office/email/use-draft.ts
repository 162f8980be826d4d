import type { OutgoingEmail } from '@horae/contract/office/outgoing-email';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError, errorText } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { session } from '#platform/session';
import { removeEmails, type StoredDraft, saveDraft } from './email.queries';
import { emailWords } from './email.words';
import { contentOf, isBlank, isSame, type Letter } from './letter';

interface DraftState {
  letter: Letter;
  initial: Letter;
  stored: StoredDraft | null;
  answers: OutgoingEmail['answers'];
}

/** Saves what was written when the window closes for whatever reason: closed, left, or replaced by another e-mail. */
export function useDraft(state: DraftState) {
  const save = useMutation(saveDraft).mutateAsync;
  const remove = useMutation(removeEmails).mutate;
  const [key] = useState(newKey);
  const isDone = useRef(false);
  const isShown = useRef(true);
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });

  async function keep(): Promise<void> {
    const { letter, initial, stored, answers } = latest.current;
    if (isDone.current || isSame(letter, initial) || isBlank(letter) || session.get() === null) return;
    const draft = { ...contentOf(letter), answers };
    try {
      await save({ draft, stored, key });
    } catch (error) {
      // Changed or sent elsewhere meanwhile: a new draft neither overwrites nor loses anything.
      const isOther = stored && error instanceof ApiError && [404, 412].includes(error.status);
      if (!isOther) return void notify(errorText(error), { kind: 'error' });
      await save({ draft, stored: null, key });
    }
    notify(emailWords.say('draftSaved'), { kind: 'success' });
  }

  const keepLatest = useRef(keep);
  useLayoutEffect(() => {
    keepLatest.current = keep;
  });
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      void keepLatest.current();
    };
  }, []);

  const isChanged = !isSame(state.letter, state.initial);
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => !isDone.current && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);

  return {
    isChanged,
    /** The e-mail is being sent and is no longer a draft, unless sending fails. */
    finish: () => {
      isDone.current = true;
    },
    reopen: () => {
      isDone.current = false;
      // The window was closed while the e-mail was being sent.
      if (!isShown.current) void keep();
    },
    discard: () => {
      isDone.current = true;
      if (state.stored) remove([state.stored.id]);
    },
  };
}
