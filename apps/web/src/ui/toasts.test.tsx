// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify, notifyUndo, toasts } from '#platform/notify';
import { Toasts } from './toasts';

beforeEach(() => {
  vi.useFakeTimers();
  toasts.set([]);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild!);
  flushSync(() => root.render(<Toasts />));
  return () => flushSync(() => root.unmount());
});

afterEach(() => vi.useRealTimers());

const undo = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');

it('toasts stay while one has the focus', () => {
  flushSync(() => notifyUndo('Removed', 'Undo', () => undefined));
  flushSync(() => undo()?.focus());
  vi.advanceTimersByTime(10_000);
  expect(toasts.get()).toHaveLength(1);
});

it.each([
  ['its button', () => undo()?.click()],
  ['Ctrl+Z', () => undo()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))],
])('go again after the one in focus was taken back by %s, with which the focus went', (_what, takeBack) => {
  flushSync(() => notifyUndo('Removed', 'Undo', () => undefined));
  flushSync(() => undo()?.focus());
  flushSync(() => void takeBack());
  flushSync(() => notify('Saved'));
  vi.advanceTimersByTime(10_000);
  expect(toasts.get()).toEqual([]);
});
