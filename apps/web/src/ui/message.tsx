import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
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
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = box.current?.closest<HTMLElement>('form, [aria-modal="true"]');
    if (kind !== 'danger' || !place) return;
    box.current?.scrollIntoView?.({ block: 'nearest' });
    // What was just pressed is answered here; a message that stood from the start leaves the focus alone.
    if (document.activeElement?.matches('button[type="submit"]') && place.contains(document.activeElement))
      box.current?.focus({ preventScroll: true });
  }, [kind]);
  return (
    <div
      ref={box}
      id={id}
      tabIndex={kind === 'danger' ? -1 : undefined}
      className={styles.message}
      data-kind={kind}
      role={kind === 'danger' ? 'alert' : 'status'}
    >
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
