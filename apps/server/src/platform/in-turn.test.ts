import { expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { startTestApp } from '#test/start-test-app';
import { seedDemo } from '../features/core/demo/seed-demo';
import { inTurn } from './in-turn';

it('fills an empty database once when two servers start on it', async () => {
  const api = await startTestApp({ template: 'empty' });
  try {
    const { db } = api.database;
    const said: string[] = [];
    const start = () => inTurn(db, () => seedDemo(db, 'Europe/Athens', (line) => said.push(line)));

    await Promise.all([start(), start()]);

    expect(said).toEqual(['Preparing the demo hotels …']);
    expect(await db.$count(companies)).toBe(3);
  } finally {
    await api.stop();
  }
}, 120_000);
