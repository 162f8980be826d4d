import { type ClockDeviceRow } from '@horae/contract/time/clock-device-rows';
import { clockDevicesContract as contract } from '@horae/contract/time/clock-devices.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, type HotelCaller, hotelOf } from '#platform/access';
import { type Database, inTransaction } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import {
  addKiosk,
  addTerminal,
  type DevicesContext,
  listDevices,
  pairAgain,
  readDevice,
  revokeDevice,
  updateDevice,
} from './clock-devices.service';
import { listPins, makePins, removePins } from './pins.service';

export function clockDevicesRoutes(app: FastifyInstance, db: Database): void {
  handle(app, contract.list, async (request) => listDevices(db, await contextOf(request, request.query.hotel)));

  handle(app, contract.one, async (request) => ({
    device: await readDevice(db, await contextOf(request, request.query.hotel), request.query.id),
  }));

  handle(app, contract.addKiosk, async (request) => {
    const context = await contextOf(request, request.body.hotel);
    // Not `once`: a stored answer would keep the code readable for a day.
    return inTransaction(db, (tx) => addKiosk(tx, context, request.body.name));
  });

  handle(app, contract.pairAgain, async (request) =>
    pairAgain(db, await contextOf(request, request.body.hotel), request.body.id),
  );

  handle(app, contract.addTerminal, async (request) => {
    const context = await contextOf(request, request.body.hotel);
    return once(db, request, async (tx) => ({ device: await addTerminal(tx, context, request.body) }));
  });

  handle(app, contract.update, async (request) => {
    const context = await contextOf(request, request.body.hotel);
    const check = (device: ClockDeviceRow) => refuseStale(request, contract.one, { device });
    return { device: await updateDevice(db, context, request.body.id, request.body, check) };
  });

  handle(app, contract.revoke, async (request) => ({
    device: await revokeDevice(db, await contextOf(request, request.body.hotel), request.body.id),
  }));

  handle(app, contract.pins, async (request) =>
    listPins(db, await contextOf(request, request.query.hotel), request.query),
  );

  handle(app, contract.makePins, async (request) => ({
    slips: await makePins(db, await contextOf(request, request.body.hotel), request.body.employeeIds),
  }));

  handle(app, contract.removePins, async (request) => {
    await removePins(db, await contextOf(request, request.body.hotel), request.body.employeeIds);
    return {};
  });
}

async function contextOf(request: HotelCaller, companyId: number): Promise<DevicesContext> {
  return { hotel: await hotelOf(request, companyId), accountId: accountOf(request).id };
}
