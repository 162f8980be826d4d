import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { dismiss, runAction, type Toast, type ToastKind, toasts } from '#platform/notify';
import { useStore } from '#platform/store';
import styles from './toasts.module.css';
import { uiWords } from './ui.words';

const icons: Record<ToastKind, typeof IconX> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  error: IconAlertCircle,
};
const visible = 4;
const shownFor = { plain: 5000, action: 6000 };

interface ToastCardProps {
  toast: Toast;
  isPaused: boolean;
  /** It was closed: focus and pointer go with it, without an event. */
  onClosed: () => void;
}

function ToastCard({ toast, isPaused, onClosed }: ToastCardProps) {
  const say = uiWords.use();
  const Icon = icons[toast.kind];

  useEffect(() => {
    // Errors stay until they are dismissed.
    if (toast.kind === 'error' || toast.stays || isPaused) return undefined;
    const timer = setTimeout(() => dismiss(toast.id), toast.action ? shownFor.action : shownFor.plain);
    return () => clearTimeout(timer);
  }, [toast, isPaused]);

  return (
    <li className={styles.toast} data-kind={toast.kind}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <div role={toast.kind === 'error' ? 'alert' : 'status'}>{toast.text}</div>
      {toast.action && (
        <button
          type="button"
          className={`hovers ${styles.action}`}
          data-keys={toast.action.undo ? 'Ctrl+Z' : undefined}
          onClick={() => {
            runAction(toast);
            onClosed();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className={`hovers ${styles.close}`}
        aria-label={say('dismissNotification')}
        onClick={() => {
          dismiss(toast.id);
          onClosed();
        }}
      >
        <IconX size={16} stroke={1.5} aria-hidden="true" />
      </button>
    </li>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null;
}

/** The toasts, newest first. F8 focuses the newest; Ctrl+Z runs its undo action. */
export function Toasts() {
  const say = uiWords.use();
  const all = useStore(toasts);
  const region = useRef<HTMLElement>(null);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    function answer(event: KeyboardEvent) {
      if (event.key === 'F8') {
        const newest = region.current?.querySelector<HTMLElement>('button');
        if (!newest) return;
        event.preventDefault();
        newest.focus();
      }
      const undoable = toasts.get().find((toast) => toast.action?.undo);
      if (
        event.key === 'z' &&
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        undoable &&
        !isTyping(event.target)
      ) {
        event.preventDefault();
        runAction(undoable);
        setPaused(false);
      }
    }
    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, []);

  return (
    <section
      ref={region}
      className={`screen-only ${styles.region}`}
      data-toasts
      aria-label={say('notifications')}
      // On movement only, as toasts that make room for a drawer may end up under a resting mouse.
      onPointerMove={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <ol>
        {all.slice(0, visible).map((toast) => (
          <ToastCard key={toast.id} toast={toast} isPaused={isPaused} onClosed={() => setPaused(false)} />
        ))}
      </ol>
      {all.length > visible && (
        <p className={styles.more}>{say('moreNotifications', { count: all.length - visible })}</p>
      )}
    </section>
  );
}
