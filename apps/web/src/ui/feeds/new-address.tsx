import { tellCopied } from '#platform/tell-copied';
import { Button } from '../button';
import { TextField } from '../text-field';

interface NewAddressProps {
  address: string;
  className: string | undefined;
  say: (key: 'address' | 'once' | 'copy' | 'copied' | 'notCopied') => string;
}

/** The address of a feed that was just created, which is not shown again, and a button that copies it. */
export function NewAddress({ address, className, say }: NewAddressProps) {
  return (
    <div className={className}>
      <TextField
        label={say('address')}
        hint={say('once')}
        value={address}
        readOnly
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onClick={() => void tellCopied(address, say('copied'), say('notCopied'))}>{say('copy')}</Button>
    </div>
  );
}
