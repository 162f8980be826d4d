import { expect, it, vi } from 'vitest';
import { lockDataDirectory } from './data-directory-lock';

it('tells a database that has stopped from one that belongs to another Horae', async () => {
  const onHeld = vi.fn();
  const nobodyListens = { host: '127.0.0.1', port: 1, user: 'horae', database: 'postgres' };

  expect(await lockDataDirectory(nobodyListens, onHeld)).toBe('unreachable');

  expect(onHeld).not.toHaveBeenCalled();
});
