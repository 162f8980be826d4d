import { formatDate } from '#platform/format-date';
import { hotelZone } from '#platform/hotel';
import { typedAddress } from '#platform/link-address';
import { QrCode } from '#ui/qr-code';
import styles from './slips.module.css';
import type { Slip } from './slips.queries';
import { slipsWords } from './slips.words';

interface PrintedSlipsProps {
  slips: readonly Slip[];
  hotel: number;
  hotelName: string;
  /** The address of the server. */
  address: string;
}

/** Slips to cut out, ten on a page of A4. */
export function PrintedSlips({ slips, hotel, hotelName, address }: PrintedSlipsProps) {
  const say = slipsWords.use();
  return (
    <ul className={styles.slips} aria-label={say('title')}>
      {slips.map(({ employeeId, code, name, loginName, token, typedCode, validUntil, pin }) => (
        <li key={employeeId} className={styles.slip}>
          <div className={styles.who}>
            <span className={styles.hotel}>{hotelName}</span>
            <strong className={styles.name}>{name}</strong>
            <span>
              {say('slipCode')}: <b>{code}</b>
            </span>
            <span>
              {say('slipLogin')}: <b>{loginName}</b>
            </span>
            {pin && (
              <span>
                {say('slipPin')}: <b>{pin}</b>
              </span>
            )}
          </div>
          <QrCode text={`${address}/invitation?token=${token}`} label={say('slipQr', { name })} className={styles.qr} />
          <div className={styles.how}>
            <span>{say('slipScan')}</span>
            <span>
              {say('slipType')} <b>{typedAddress(address)}</b> {say('slipEnter')}
            </span>
            <b className={styles.typed}>{typedCode}</b>
            <span>{say('slipUntil', { day: formatDate(validUntil, hotelZone(hotel)) })}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
