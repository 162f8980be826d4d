import { kioskContract as contract } from '@horae/contract/time/kiosk.contract';
import type { FastifyInstance } from 'fastify';
import { clockDeviceOf } from '#platform/access';
import type { Database } from '#platform/database';
import { unauthorized } from '#platform/errors';
import { handle } from '#platform/handle';
import {
  clockAtKiosk,
  identify,
  type KioskServices,
  keepTabletClock,
  kioskState,
  pairKiosk,
  readPerson,
} from './kiosk.service';
import { syncQueue } from './sync.service';

export function kioskRoutes(app: FastifyInstance, db: Database, services: KioskServices): void {
  handle(app, contract.pair, async (request) => {
    const key = await pairKiosk(db, { code: request.body.code, address: request.ip });
    const device = await app.deviceByKey(key);
    if (!device) throw unauthorized();
    return { key, kiosk: kioskState(device, services.box) };
  });

  handle(app, contract.heartbeat, async (request) => {
    const device = clockDeviceOf(request);
    await keepTabletClock(db, device, request.body.now);
    return kioskState(device, services.box);
  });

  handle(app, contract.identify, async (request) => {
    const device = clockDeviceOf(request);
    const who = await identify(db, device, services, request.body);
    return { person: await readPerson(db, device, services, who) };
  });

  handle(app, contract.punch, (request) => clockAtKiosk(db, clockDeviceOf(request), services, request.body));

  handle(app, contract.sync, async (request) => ({
    outcomes: await syncQueue(db, clockDeviceOf(request), services, request.body),
  }));
}
