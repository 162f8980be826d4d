import { useState } from 'react';
import { Combobox } from '#ui/combobox/combobox';
import { clockDevicesWords } from './clock-devices.words';

interface ZoneFieldProps {
  value: string | null;
  onChange: (zone: string | null) => void;
}

/** The time zone of a terminal's clock. */
export function ZoneField({ value, onChange }: ZoneFieldProps) {
  const say = clockDevicesWords.use();
  const [zones] = useState(() => Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone })));
  return (
    <Combobox
      label={say('zone')}
      options={zones}
      allLabel={say('zoneOfHotel')}
      placeholder={say('zoneOfHotel')}
      value={value}
      onChange={(zone) => onChange(zone || null)}
    />
  );
}
