import { createStore } from './store';

export type ToastKind = 'info' | 'success' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** Stays until it is closed, as errors do. */
  stays?: boolean;
  /** An action offered by the toast; with `undo`, Ctrl+Z runs it while the toast is shown. */
  action?: { label: string; run: () => void; undo?: boolean };
}

type ToastOptions = Omit<Toast, 'id' | 'text'>;

/** Newest first. */
export const toasts = createStore<Toast[]>([]);

let lastId = 0;

/** Shows a toast; if the same text is already shown, it moves to the top instead. */
export function notify(text: string, options: Partial<ToastOptions> = {}): number {
  lastId += 1;
  const others = toasts.get().filter((toast) => toast.text !== text || toast.action !== options.action);
  toasts.set([{ kind: 'info', ...options, id: lastId, text }, ...others]);
  return lastId;
}

/** Confirms a change and offers to undo it, unless the pending `action` fails; Undo waits until it has succeeded. */
export function notifyUndo(text: string, label: string, run: () => void, action?: Promise<unknown>): number {
  const undo = action ? () => void action.then(run, () => undefined) : run;
  const id = notify(text, { kind: 'success', action: { label, run: undo, undo: true } });
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
