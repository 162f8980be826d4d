import { IconPhone } from '@tabler/icons-react';
import styles from './phone-link.module.css';

/** The address by which a device calls a telephone number. */
export const callAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** A telephone number that a tap calls; not for paper. */
export function PhoneLink({ phone, label }: { phone: string; label: string }) {
  return (
    <a href={callAddress(phone)} aria-label={label} className={`screen-only ${styles.link}`}>
      <IconPhone size={16} stroke={1.5} aria-hidden="true" />
      <bdi>{phone}</bdi>
    </a>
  );
}
