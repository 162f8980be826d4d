import { isOnlyLocal, linkAddress } from '#platform/link-address';
import { Message } from '#ui/message';
import { slipsWords } from './slips.words';

/** Warns that links would lead to an address that only the machine of the server can open. */
export function LocalAddressWarning({ kind = 'info' }: { kind?: 'info' | 'danger' }) {
  const say = slipsWords.use();
  const address = linkAddress();
  if (!isOnlyLocal(address)) return null;
  return (
    <Message kind={kind}>
      <p>{say('localTitle', { address })}</p>
      <p>{say('localText')}</p>
    </Message>
  );
}
