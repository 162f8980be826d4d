import type { OpenEmail } from '@horae/contract/office/emails';
import { IconArrowBackUp, IconArrowForwardUp, IconPencil, IconPrinter } from '@tabler/icons-react';
import { Button } from '#ui/button';
import { emailWords } from './email.words';
import styles from './mail-message.module.css';

interface MessageActionsProps {
  mail: OpenEmail;
  onWrite: (compose: string) => void;
}

/** The buttons below an e-mail: answer it, forward it, print it, or continue a draft. */
export function MessageActions({ mail, onWrite }: MessageActionsProps) {
  const say = emailWords.use();
  const { id } = mail;
  return (
    <div className={`screen-only ${styles.actions}`}>
      {mail.folder === 'draft' ? (
        <Button look="solid" onClick={() => onWrite(String(id))}>
          <IconPencil size={18} stroke={1.5} aria-hidden="true" />
          {say('continue')}
        </Button>
      ) : (
        <>
          <Button look="solid" data-keys="r" onClick={() => onWrite(`reply-${id}`)}>
            <IconArrowBackUp size={18} stroke={1.5} aria-hidden="true" className="flips" />
            {say('reply')}
          </Button>
          <Button onClick={() => onWrite(`forward-${id}`)}>
            <IconArrowForwardUp size={18} stroke={1.5} aria-hidden="true" className="flips" />
            {say('forward')}
          </Button>
        </>
      )}
      <Button onClick={() => print()}>
        <IconPrinter size={18} stroke={1.5} aria-hidden="true" />
        {say('print')}
      </Button>
    </div>
  );
}
