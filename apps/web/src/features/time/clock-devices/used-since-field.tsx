import { hotelToday } from '#platform/hotel-day';
import { DateField } from '#ui/date-field/date-field';
import { clockDevicesWords } from './clock-devices.words';

interface UsedSinceFieldProps {
  value: string;
  onChange: (day: string) => void;
}

/** The first day of which a terminal may have records. */
export function UsedSinceField({ value, onChange }: UsedSinceFieldProps) {
  const say = clockDevicesWords.use();
  return (
    <div>
      <DateField label={say('usedSince')} value={value} max={hotelToday()} onChange={onChange} />
      <p className="quiet">{say('usedSinceSays')}</p>
    </div>
  );
}
