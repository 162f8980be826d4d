import { ScreenTitle } from '#ui/screen-title';
import type { RosterAddress } from '../roster-address';
import { rangeText } from '../texts/range-text';
import styles from './toolbar.module.css';

interface PhoneHeadWaitingProps {
  title: string;
  address: RosterAddress;
}

/** The place of the head of a phone while it loads, with its headings. */
export function PhoneHeadWaiting({ title, address: { zoom, period } }: PhoneHeadWaitingProps) {
  return (
    <header className={styles.waiting}>
      <ScreenTitle className="visually-hidden">{title}</ScreenTitle>
      <h2 className="visually-hidden">{rangeText(zoom, period)}</h2>
    </header>
  );
}
