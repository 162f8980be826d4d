import type { TestApp } from './start-test-app';

/** Returns what an action announces to open browsers, as `topic:audience`, each once, in order. */
export async function changesOf({ database }: TestApp, action: () => Promise<unknown>): Promise<string[]> {
  const listener = await database.pool.connect();
  const announced = new Set<string>();
  const ended = new Promise<void>((resolve) => {
    listener.on('notification', ({ payload = '' }) => {
      if (payload === 'end') resolve();
      else announced.add(payload);
    });
  });
  await listener.query('listen changed');
  await action();
  // Notifications arrive in commit order, so all of the action's arrive before this one.
  await listener.query("notify changed, 'end'");
  await ended;
  await listener.query('unlisten changed');
  listener.removeAllListeners('notification');
  listener.release();
  return [...announced].toSorted();
}
