import type { ClockDeviceRow } from '@horae/contract/time/clock-device-rows';
import { hotelMoment } from '#platform/hotel-day';
import { Badge } from '#ui/badge';
import type { Column } from '#ui/list/table-props';
import type { DevicesSay } from './clock-devices.words';
import { ClockReading } from './clock-reading';

const tones = { waiting: 'warning', active: 'success', revoked: 'neutral' } as const;

export function deviceColumns(say: DevicesSay): Column<ClockDeviceRow>[] {
  return [
    { key: 'name', header: say('name'), isName: true, cell: ({ name }) => name },
    { key: 'kind', onPhone: 'second', header: say('kind'), cell: ({ kind }) => say(`kind.${kind}`) },
    {
      key: 'state',
      onPhone: 'first',
      header: say('state'),
      cell: ({ state, pairingUntil }) => (
        <Badge tone={tones[state]}>
          {state === 'waiting' && pairingUntil ? say('codeOpen') : say(`state.${state}`)}
        </Badge>
      ),
    },
    { key: 'serial', onPhone: 'hidden', header: say('serial'), unfolds: true, cell: ({ serial }) => serial ?? '–' },
    {
      key: 'zone',
      onPhone: 'hidden',
      header: say('zone'),
      unfolds: true,
      cell: ({ kind, zone }) => (kind === 'kiosk' ? '–' : (zone ?? say('zoneOfHotel'))),
    },
    {
      key: 'clock',
      header: say('clock'),
      cell: (device) => (device.state === 'active' ? <ClockReading {...device} /> : '–'),
    },
    {
      key: 'lastSeenAt',
      header: say('lastSeen'),
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? <time dateTime={lastSeenAt}>{hotelMoment(lastSeenAt)}</time> : say('never'),
    },
  ];
}
