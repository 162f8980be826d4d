import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './message.module.css';

const icons = { danger: IconAlertCircle, info: IconInfoCircle, success: IconCircleCheck };

interface MessageProps {
  kind: keyof typeof icons;
  children: ReactNode;
  id?: string;
}

/** A framed message: an alert if something is wrong, otherwise a status. */
export function Message({ kind, children, id }: MessageProps) {
  const Icon = icons[kind];
  return (
    <div id={id} className={styles.message} data-kind={kind} role={kind === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
