import { expect, it } from 'vitest';
import { startTestApp } from '#test/start-test-app';
import { seedDemo } from '../features/core/demo/seed-demo';
import { inTurn } from './in-turn';

it('fills an empty database once when two servers start on it', async () => {
  const api = await startTestApp({ template: 'empty' });
  try {
    const { db, pool } = api.database;
    const said: string[] = [];
    const start = () => inTurn(db, () => seedDemo(db, 'Europe/Athens', (line) => said.push(line)));

    await Promise.all([start(), start()]);

    expect(said).toEqual(['Preparing the demo hotels …']);
    expect((await pool.query('select count(*)::int as hotels from companies')).rows).toEqual([{ hotels: 3 }]);
  } finally {
    await api.stop();
  }
}, 120_000);
