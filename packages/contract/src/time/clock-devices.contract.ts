import { z } from 'zod';
import { Day } from '../day';
import { Id } from '../fields';
import { OfHotel } from '../of-hotel';
import { pageQuery } from '../page-query';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { DeviceFields, Name, Serial, Zone } from './clock-device-fields';
import { ClockDeviceRow, PinRow, PinSlip, RefusedContact } from './clock-device-rows';

/** PINs generated per call: hashing each takes a while. */
export const mostPinsAtOnce = 40;

const OfDevice = OfHotel.extend({ id: Id });
// Without what changes at every contact: it would make the tag of an open form outdated.
const OneDevice = z.object({ device: ClockDeviceRow.omit({ lastSeenAt: true, skewSeconds: true, skewAt: true }) });
const Pairing = z.object({ device: ClockDeviceRow, pairingCode: z.string() });
const People = OfHotel.extend({ employeeIds: z.array(Id).min(1, 'Choose somebody.').max(mostPinsAtOnce) });

export type PinQuery = z.output<typeof PinQuery>;
const PinQuery = pageQuery(25).extend({ hotel: CompanyId, has: z.enum(['pin', 'none', 'locked']).optional() });

export const clockDevicesContract = {
  list: route({
    method: 'GET',
    path: '/clock-devices/list',
    summary: 'The kiosks and terminals of a hotel, and unregistered terminals that tried to connect',
    access: 'hotel-admin',
    query: OfHotel,
    reply: z.object({ devices: z.array(ClockDeviceRow), refused: z.array(RefusedContact) }),
  }),
  one: route({
    method: 'GET',
    path: '/clock-devices/device',
    summary: 'One kiosk or terminal; the ETag guards a change',
    access: 'hotel-admin',
    query: OfDevice,
    reply: OneDevice,
  }),
  addKiosk: route({
    method: 'POST',
    path: '/clock-devices/add-kiosk',
    summary: 'Add a kiosk; its 8-character code pairs one tablet within 15 minutes and is returned only once',
    access: 'hotel-admin',
    asksAgain: true,
    body: OfHotel.extend({ name: Name }),
    status: 201,
    reply: Pairing,
  }),
  pairAgain: route({
    method: 'POST',
    path: '/clock-devices/pair-again',
    summary: 'A new code for a kiosk; the tablet paired before is shut out when it is used',
    access: 'hotel-admin',
    asksAgain: true,
    body: OfDevice,
    status: 201,
    reply: Pairing,
  }),
  addTerminal: route({
    method: 'POST',
    path: '/clock-devices/add-terminal',
    summary: 'Register a terminal by its serial number; from then on its records are accepted',
    access: 'hotel-admin',
    asksAgain: true,
    body: OfHotel.extend({
      name: Name,
      serial: Serial,
      zone: Zone.nullable().default(null),
      usedSince: Day.nullable().default(null),
    }),
    status: 201,
    reply: OneDevice,
  }),
  update: route({
    method: 'POST',
    path: '/clock-devices/update-device',
    summary:
      'Rename a kiosk or terminal; change how far its clock may be off, whose wall clock a terminal shows, and since when it is in use',
    access: 'hotel-admin',
    updates: true,
    body: OfDevice.extend({
      ...DeviceFields.partial().shape,
      zone: Zone.nullable().optional(),
      usedSince: Day.nullable().optional(),
    }),
    reply: OneDevice,
  }),
  revoke: route({
    method: 'POST',
    path: '/clock-devices/revoke',
    summary: 'Revoke a kiosk or terminal; what it recorded stays',
    access: 'hotel-admin',
    body: OfDevice,
    reply: OneDevice,
  }),
  pins: route({
    method: 'GET',
    path: '/clock-devices/pins/list',
    summary: 'Which people of a hotel have a PIN for the kiosk; never the PIN itself',
    access: 'hotel-admin',
    query: PinQuery,
    reply: z.object({ total: z.int(), people: z.array(PinRow) }),
  }),
  makePins: route({
    method: 'POST',
    path: '/clock-devices/pins/make',
    summary: 'Create new kiosk PINs for people; they are returned only once, to be printed and handed out',
    access: 'hotel-admin',
    body: People,
    status: 201,
    reply: z.object({ slips: z.array(PinSlip) }),
  }),
  removePins: route({
    method: 'POST',
    path: '/clock-devices/pins/remove',
    summary: 'Remove the kiosk PINs of people; they cannot use a kiosk until they have new ones',
    access: 'hotel-admin',
    body: People,
    reply: z.object({}),
  }),
};
