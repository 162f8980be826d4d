import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import styles from './kiosk.module.css';

interface DonePanelProps {
  title: string;
  text: string;
  /** How long it stays, in ms. */
  stays: number;
  onOver: () => void;
}

/** Confirms the punch until a moment has passed, a touch, or the first key of the next person, which is theirs. */
export function DonePanel({ title, text, stays, onOver }: DonePanelProps) {
  const panel = useRef<HTMLButtonElement>(null);
  // Focusing it makes screen readers announce it.
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(onOver, stays);
    window.addEventListener('keydown', onOver);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onOver);
    };
  }, [onOver, stays]);
  return (
    <button ref={panel} type="button" className={styles.done} onClick={onOver}>
      <IconCircleCheck size={72} stroke={1.5} aria-hidden="true" />
      <strong>{title}</strong>
      <span>{text}</span>
    </button>
  );
}
