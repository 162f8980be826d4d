import { createStore } from './store';

export type ToastKind = 'info' | 'success' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** Stays until it is closed, as errors do. */
  stays?: boolean;
  /** One action the toast offers; `undo` also answers to Ctrl+Z while the toast is shown. */
  action?: { label: string; run: () => void; undo?: boolean };
}

type ToastOptions = Omit<Toast, 'id' | 'text'>;

/** Newest first. */
export const toasts = createStore<Toast[]>([]);

let lastId = 0;

/** Shows a toast; the same sentence shown already is moved to the top instead of being repeated. */
export function notify(text: string, options: Partial<ToastOptions> = {}): number {
  lastId += 1;
  const others = toasts.get().filter((toast) => toast.text !== text || toast.action !== options.action);
  toasts.set([{ kind: 'info', ...options, id: lastId, text }, ...others]);
  return lastId;
}

/** Says that something was done and offers to take it back; no longer when the `action` that was under way has failed. */
export function notifyUndo(text: string, label: string, run: () => void, action?: Promise<unknown>): number {
  const id = notify(text, { kind: 'success', action: { label, run, undo: true } });
  action?.catch(() => dismiss(id));
  return id;
}

export function dismiss(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

export function runAction(toast: Toast): void {
  dismiss(toast.id);
  toast.action?.run();
}
