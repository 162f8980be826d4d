import { comingSoonContract } from '@horae/contract/demo-apps/coming-soon.contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import type { Settings } from '#platform/settings';
import { notifyAtLaunch } from './coming-soon.service';

export function comingSoonRoutes(app: FastifyInstance, db: Database, settings: Settings, origin: () => string): void {
  handle(app, comingSoonContract.notify, async ({ body }) => {
    const { appName, comingSoonAt: at } = settings;
    await notifyAtLaunch(db, body.email, { appName, at, origin: origin() });
    return { at: at.toISOString() };
  });
}
