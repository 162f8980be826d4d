import { type Contact, chatContract } from '@horae/contract/office/chat.contract';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useStore } from '#platform/store';
import { windowKind } from '#platform/window-kind';
import { Button } from '#ui/button';
import { lengthLimit } from '#ui/forms/limits';
import styles from './chat.module.css';
import { chatWords } from './chat.words';
import { drafts, keepDraft, restoreDrafts } from './drafts';

const limit = lengthLimit(chatContract.send.body.shape.obj.shape.message);

interface ComposerProps {
  contact: Contact;
  onSend: (text: string) => void;
}

/** The input of a message: Enter sends, Shift+Enter adds a line. Unsent text is kept. */
export function Composer({ contact, onSend }: ComposerProps) {
  const say = chatWords.use();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useStore(drafts)[contact.id] ?? '';

  useEffect(restoreDrafts, []);

  // Not on phones, where the keyboard would cover the conversation, nor while a drawer has the focus.
  useEffect(() => {
    const isCovered = document.querySelector('[aria-modal="true"]') !== null;
    if (windowKind() !== 'phone' && !isCovered) area.current?.focus({ preventScroll: true });
  }, []);

  function send(event?: FormEvent): void {
    event?.preventDefault();
    area.current?.focus();
    if (text.trim() === '') return;
    keepDraft(contact.id, '');
    onSend(text.trim());
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  const name = say('compose', { name: contact.fullName });
  return (
    <form className={`screen-only ${styles.composer}`} onSubmit={send}>
      <textarea
        ref={area}
        rows={1}
        dir="auto"
        aria-label={name}
        placeholder={name}
        maxLength={limit}
        value={text}
        onChange={(event) => keepDraft(contact.id, event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" look="solid">
        <IconSend size={18} stroke={1.5} aria-hidden="true" className="flips" />
        {say('send')}
      </Button>
    </form>
  );
}
