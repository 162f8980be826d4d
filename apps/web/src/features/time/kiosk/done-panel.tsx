import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import styles from './kiosk.module.css';

const shownMs = 3000;

/** What was done, for three seconds or until somebody touches it. */
export function DonePanel({ title, text, onOver }: { title: string; text: string; onOver: () => void }) {
  const panel = useRef<HTMLButtonElement>(null);
  // With the focus it is read aloud.
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(onOver, shownMs);
    window.addEventListener('keydown', onOver);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onOver);
    };
  }, [onOver]);
  return (
    <button ref={panel} type="button" className={styles.done} onClick={onOver}>
      <IconCircleCheck size={72} stroke={1.5} aria-hidden="true" />
      <strong>{title}</strong>
      <span>{text}</span>
    </button>
  );
}
