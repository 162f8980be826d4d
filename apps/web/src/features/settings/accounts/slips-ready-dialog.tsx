import { IconPrinter } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { PrintedSlips } from './printed-slips';
import type { SlipWork } from './slip-work';
import styles from './slips.module.css';
import { slipsWords } from './slips.words';

interface SlipsReadyDialogProps {
  work: SlipWork;
  hotelName: string;
  address: string;
  onClose: () => void;
}

/** The slips that were made, shown only here, and for whom there is none. */
export function SlipsReadyDialog({ work, hotelName, address, onClose }: SlipsReadyDialogProps) {
  const say = slipsWords.use();
  const { slips, without, hotel } = work;
  const printed = <PrintedSlips slips={slips} hotel={hotel} hotelName={hotelName} address={address} />;
  return (
    <Dialog title={say('ready', { count: slips.length })} isOpen onClose={onClose} size="large">
      <div className={`stack-4 ${styles.ready}`}>
        {slips.length > 0 && (
          <>
            <p>{say('readyText')}</p>
            {/* Focusable, so that the keyboard can scroll it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <section className={styles.preview} aria-label={say('title')} tabIndex={0}>
              {printed}
            </section>
          </>
        )}
        {without.length > 0 && (
          <ul className={`lined plain-list ${styles.without}`} aria-label={say('without')}>
            {without.map(({ employeeId, name, fault }) => (
              <li key={employeeId}>
                <span>{name || `#${employeeId}`}</span>
                <span className="quiet">{say(`fault.${fault}`)}</span>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.foot}>
          <Button onClick={onClose}>{say('done')}</Button>
          {slips.length > 0 && (
            <Button look="solid" onClick={() => window.print()}>
              <IconPrinter size={18} stroke={1.5} aria-hidden="true" />
              {say('print')}
            </Button>
          )}
        </div>
      </div>
      {createPortal(<div className={styles.inPrint}>{printed}</div>, document.body)}
    </Dialog>
  );
}
