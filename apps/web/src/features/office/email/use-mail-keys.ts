import type { Email } from '@horae/contract/office/emails';
import { useEffect } from 'react';
import { shortcutsOff } from '#platform/preferences';
import { useScreenKeys } from '#platform/screen-keys';
import { emailWords } from './email.words';
import type { MailActions } from './use-mail-actions';
import type { Selection } from './use-selection';

interface MailKeys {
  mails: readonly Email[];
  /** The open e-mail, once loaded. */
  open: Email | null;
  selection: Selection;
  actions: MailActions;
  onBack: () => void;
  onNeighbour: (dir: 'previous' | 'next') => void;
  onWrite: (compose: string) => void;
}

const rowInFocus = () => document.activeElement?.closest<HTMLElement>('[data-mails] > li') ?? null;
const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('a') ?? null;
const firstRow = () => document.querySelector('[data-mails] > li');
const isWriting = () => document.activeElement?.closest('[data-compose]');

/** Focuses an e-mail in the list. */
export const focusMail = (id: number) => linkOf(document.querySelector(`[data-mails] > [data-id="${id}"]`))?.focus();

/** The shortcuts of the e-mail page; they apply to the selected e-mails, else the focused one, else the open one. */
export function useMailKeys({ mails, open, selection, actions, onBack, onNeighbour, onWrite }: MailKeys): void {
  const say = emailWords.use();
  const inFocus = () => mails.find(({ id }) => String(id) === rowInFocus()?.dataset.id);

  function meant(): Email[] {
    const selected = mails.filter(({ id }) => selection.ids.has(id));
    if (selected.length > 0) return selected;
    const one = inFocus() ?? open;
    return one ? [one] : [];
  }

  function move(isNext: boolean): void {
    if (open && !inFocus()) return onNeighbour(isNext ? 'next' : 'previous');
    const row = rowInFocus();
    linkOf(row ? (isNext ? row.nextElementSibling : row.previousElementSibling) : firstRow())?.focus();
  }

  /** After e-mails leave the list, the next one takes the focus; an open e-mail that leaves is closed. */
  function leave(gone: readonly Email[]): void {
    selection.clear();
    if (open && gone.some(({ id }) => id === open.id)) return onBack();
    const row = rowInFocus();
    linkOf(row?.nextElementSibling ?? row?.previousElementSibling)?.focus();
  }

  const onMeant = (action: (those: Email[]) => void) => () => {
    const those = isWriting() ? [] : meant();
    if (those.length > 0) action(those);
  };

  useScreenKeys(say('title'), [
    { what: say('key.compose'), keys: ['c'], action: () => onWrite('new') },
    { what: say('key.move'), keys: ['j', 'k'], action: (key) => isWriting() || move(key === 'j') },
    { what: say('key.open'), keys: ['Enter'] },
    {
      what: say('key.select'),
      keys: ['x'],
      action: () => {
        const mail = inFocus();
        if (mail) selection.set(mail.id, !selection.ids.has(mail.id));
      },
    },
    {
      what: say('key.trash'),
      keys: ['e'],
      action: onMeant((those) => {
        const moved = those.filter(({ folder }) => folder !== 'trash');
        if (moved.length === 0) return;
        leave(moved);
        actions.move(moved, 'trash');
      }),
    },
    { what: say('key.star'), keys: ['s'], action: onMeant((those) => those.forEach(actions.toggleStar)) },
    {
      what: say('key.unread'),
      keys: ['u'],
      action: onMeant((those) => {
        actions.mark(those, false);
        if (those.some(({ id }) => id === open?.id)) onBack();
      }),
    },
    { what: say('key.reply'), keys: ['r'], action: onMeant(([first]) => first && onWrite(`reply-${first.id}`)) },
    { what: say('key.search'), keys: ['/'] },
    { what: say('key.back'), keys: ['Escape'], action: () => open && onBack() },
  ]);

  useEffect(() => {
    function search(event: KeyboardEvent): void {
      const { key, target } = event;
      if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey || shortcutsOff.get()) return;
      if (!(target instanceof Element) || target.closest('input, textarea, [contenteditable="true"]')) return;
      const box = document.querySelector<HTMLElement>('[data-mail-search] input');
      if (!box || document.querySelector('[aria-modal="true"], [role="menu"]')) return;
      event.preventDefault();
      box.focus();
    }

    // Captured before the page frame's own shortcuts, which include `/`.
    document.addEventListener('keydown', search, { capture: true });
    return () => document.removeEventListener('keydown', search, { capture: true });
  }, []);
}
