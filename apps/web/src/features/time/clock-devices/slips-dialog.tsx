import type { PinSlip } from '@horae/contract/time/clock-device-rows';
import { IconPrinter } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import styles from './clock-devices.module.css';
import { clockDevicesWords } from './clock-devices.words';

interface SlipsDialogProps {
  slips: readonly PinSlip[];
  onClose: () => void;
}

/** New numbers, shown only here; in print each is a slip to cut out. */
export function SlipsDialog({ slips, onClose }: SlipsDialogProps) {
  const say = clockDevicesWords.use();
  return (
    <Dialog title={say('slips', { count: slips.length })} isOpen onClose={onClose} size="medium">
      <div className={styles.pairing}>
        <p>{say('slipsText')}</p>
        <ul className={styles.numbers}>
          {slips.map(({ employeeId, code, name, pin }) => (
            <li key={employeeId}>
              <span>
                {name} · {code}
              </span>
              <strong>{pin}</strong>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button onClick={() => window.print()}>
            <IconPrinter size={18} stroke={1.5} aria-hidden="true" />
            {say('print')}
          </Button>
          <Button look="solid" onClick={onClose}>
            {say('done')}
          </Button>
        </div>
      </div>
      {createPortal(
        <div className={styles.slips}>
          {slips.map(({ employeeId, code, name, pin }) => (
            <div key={employeeId} className={styles.slip}>
              <strong>{name}</strong>
              <span>
                {say('slipCode')}: <b>{code}</b>
              </span>
              <span>
                {say('slipNumber')}: <b>{pin}</b>
              </span>
              <small>{say('slipText')}</small>
            </div>
          ))}
        </div>,
        document.body,
      )}
    </Dialog>
  );
}
