import type { RouteContract } from '@horae/contract/route';
import { clockDevicesContract as devices } from '@horae/contract/time/clock-devices.contract';
import { kioskContract } from '@horae/contract/time/kiosk.contract';
import type { TestApp } from './start-test-app';

export const serial = 'HRA7261200017';

/** Pairs a kiosk with a hotel; returns what it sends with every call. */
export async function pairedKiosk(api: TestApp, hotel = 1003, name = 'Staff entrance') {
  const added = await api.asAdmin(devices.addKiosk, { body: { hotel, name } });
  const { device, pairingCode } = added.body;
  const { body } = await api.asNobody(kioskContract.pair, { body: { code: pairingCode } });
  return { device, kiosk: body.kiosk, headers: { authorization: `Device ${body.key}` } };
}

export async function registeredTerminal(api: TestApp, hotel = 1003, sent: object = {}) {
  // In use long before any test's records.
  const terminal = { hotel, name: 'Laundry corridor', serial, usedSince: '2020-01-01', ...sent };
  return (await api.asAdmin(devices.addTerminal, { body: terminal })).body.device;
}

/** How a kiosk and a terminal of hotel 1003 identify themselves in device calls. */
export async function deviceCallers(api: TestApp) {
  const { headers } = await pairedKiosk(api);
  await registeredTerminal(api);
  return {
    headersFor: ({ access, bearer }: RouteContract) => (access === 'device' && bearer !== 'serial' ? headers : {}),
    searchFor: ({ bearer }: RouteContract) => (bearer === 'serial' ? `SN=${serial}` : ''),
  };
}
