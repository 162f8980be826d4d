import type { Email } from '@horae/contract/office/emails';
import type { TextSearch } from '#platform/screen-search';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { BusyFrame } from '#ui/list/busy-frame';
import styles from './email.module.css';
import { emailWords } from './email.words';
import type { MailBox } from './mail-place';
import { MailRow } from './mail-row';
import type { MailActions } from './use-mail-actions';
import type { Selection } from './use-selection';

interface MailListProps {
  mails: readonly Email[];
  box: MailBox;
  search: TextSearch;
  open: number | null;
  actions: MailActions;
  selection: Selection;
  isBusy: boolean;
}

export function MailList({ mails, box, search, open, actions, selection, isBusy }: MailListProps) {
  const say = emailWords.use();
  const ownAddress = useStore(session)?.email ?? '';
  return (
    <BusyFrame isBusy={isBusy}>
      <ul className={styles.list} aria-label={say('mails')} data-mails>
        {mails.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            box={box}
            search={search}
            ownAddress={ownAddress}
            actions={actions}
            isSelected={selection.ids.has(mail.id)}
            isOpen={mail.id === open}
            onSelect={(isSelected) => selection.set(mail.id, isSelected)}
          />
        ))}
      </ul>
    </BusyFrame>
  );
}
