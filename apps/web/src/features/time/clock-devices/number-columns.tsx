import type { PinRow } from '@horae/contract/time/clock-device-rows';
import { formatDate } from '#platform/format-date';
import { hotelZone } from '#platform/hotel';
import { Badge } from '#ui/badge';
import type { Column } from '#ui/list/table-props';
import type { DevicesSay } from './clock-devices.words';

/** Who has a PIN, and since when. */
export function numberColumns(say: DevicesSay): Column<PinRow & { id: number }>[] {
  return [
    { key: 'name', header: say('employee'), isName: true, cell: ({ name, code }) => `${name} · ${code}` },
    { key: 'department', onPhone: 'second', header: say('department'), cell: ({ department }) => department },
    {
      key: 'setAt',
      onPhone: 'second',
      header: say('number'),
      cell: ({ setAt, lockedUntil }) => {
        if (lockedUntil) return <Badge tone="danger">{say('number.locked')}</Badge>;
        return setAt ? say('number.set', { day: formatDate(setAt, hotelZone()) }) : say('number.none');
      },
    },
  ];
}
