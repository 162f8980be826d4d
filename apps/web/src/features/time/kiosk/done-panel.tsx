import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import styles from './kiosk.module.css';

const shownMs = 3000;

/** Confirms the punch for three seconds or until touched. */
export function DonePanel({ title, text, onOver }: { title: string; text: string; onOver: () => void }) {
  const panel = useRef<HTMLButtonElement>(null);
  // Focusing it makes screen readers announce it.
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
