import { beforeEach, expect, it } from 'vitest';
import { notifyUndo, runAction, toasts } from './notify';

let sent: string[];
beforeEach(() => {
  sent = [];
  toasts.set([]);
});

function undo(): void {
  const [toast] = toasts.get();
  if (toast) runAction(toast);
}

it('Undo is sent after the change it takes back, however fast it is pressed', async () => {
  let land = () => {};
  const change = new Promise<void>((resolve) => {
    land = resolve;
  }).then(() => void sent.push('change'));
  notifyUndo('Moved', 'Undo', () => sent.push('undo'), change);
  undo();
  expect(sent).toEqual([]);

  land();
  await change;
  await Promise.resolve();
  expect(sent).toEqual(['change', 'undo']);
});

it('a change that failed is not undone, and its toast goes', async () => {
  const change = Promise.reject(new Error('refused'));
  notifyUndo('Moved', 'Undo', () => sent.push('undo'), change);
  undo();
  await expect(change).rejects.toThrow('refused');
  await Promise.resolve();
  expect(sent).toEqual([]);
  expect(toasts.get()).toEqual([]);
});

it('a change that was made before is undone at once', () => {
  notifyUndo('Moved', 'Undo', () => sent.push('undo'));
  undo();
  expect(sent).toEqual(['undo']);
});
