import { Button } from '../button';

interface RevokeAddressProps {
  /** Which address the buttons revoke. */
  label: string;
  /** What follows from it. */
  sure: string;
  className?: string | undefined;
  say: (key: 'revoke' | 'confirm' | 'keep') => string;
  isAsked: boolean;
  isPending: boolean;
  onAsk: (isAsked: boolean) => void;
  onRevoke: () => void;
}

/** The button that revokes the address of a feed, with confirmation. */
export function RevokeAddress(props: RevokeAddressProps) {
  const { label, sure, className = '', say, isAsked, isPending, onAsk, onRevoke } = props;
  if (!isAsked) {
    return (
      <Button aria-label={label} onClick={() => onAsk(true)}>
        {say('revoke')}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={label} className={`row wraps centred ${className}`.trim()}>
      <span>{sure}</span>
      <Button look="danger" disabled={isPending} onClick={onRevoke}>
        {say('confirm')}
      </Button>
      <Button onClick={() => onAsk(false)}>{say('keep')}</Button>
    </div>
  );
}
