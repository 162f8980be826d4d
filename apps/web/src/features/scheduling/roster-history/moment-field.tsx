import type { RosterHistory } from '@horae/contract/scheduling/roster-history.contract';
import { wallTime } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { useState } from 'react';
import { hotelZone } from '#platform/hotel';
import { hotelMoment, hotelToday } from '#platform/hotel-day';
import { DateField } from '#ui/date-field/date-field';
import { SelectField } from '#ui/select-field';
import { TimeField } from '#ui/time-field/time-field';
import styles from './roster-history.module.css';
import { historyWords } from './roster-history.words';

interface MomentFieldProps {
  label: string;
  /** A moment, `now`, or empty for what stands first. */
  value: string;
  /** The choices before the publications: their values and labels. */
  first: readonly { value: string; label: string }[];
  publications: RosterHistory['publications'];
  onChange: (value: string) => void;
}

const other = 'other';

/** A moment of the past: now, a publication, or any day and time on the hotel's clock. */
export function MomentField({ label, value, first, publications, onChange }: MomentFieldProps) {
  const say = historyWords.use();
  const [isPicking, setPicking] = useState(false);
  const options = [
    ...first,
    ...publications.map(({ at, by }) => ({
      value: at,
      label: by ? say('published', { at: hotelMoment(at), by }) : say('publishedBySystem', { at: hotelMoment(at) }),
    })),
    { value: other, label: say('other') },
  ];
  const isOther = isPicking || !options.some((option) => option.value === value);
  return (
    <div className={styles.moment}>
      <SelectField
        label={label}
        isInline
        value={isOther ? other : value}
        options={options}
        onChange={(chosen) => {
          setPicking(chosen === other);
          if (chosen !== other) onChange(chosen);
        }}
      />
      {isOther && <DayAndTime label={label} value={value} onChange={onChange} />}
    </div>
  );
}

function DayAndTime({ label, value, onChange }: Pick<MomentFieldProps, 'label' | 'value' | 'onChange'>) {
  const say = historyWords.use();
  const zone = createZone(hotelZone() ?? 'UTC');
  const known = value === '' || value === 'now' ? null : Date.parse(value);
  const wall = known === null ? null : new Date(known + zone.offsetAt(known)).toISOString();
  const [day, setDay] = useState(wall?.slice(0, 10) ?? '');
  const [time, setTime] = useState(wall?.slice(11, 16) ?? '');

  function change(nextDay: string, nextTime: string): void {
    setDay(nextDay);
    setTime(nextTime);
    const [hours, minutes] = nextTime.split(':').map(Number);
    if (!nextDay || hours === undefined || minutes === undefined) return;
    const at = zone.instantAt(wallTime(nextDay, hours * 60 + minutes), 'later');
    // A minute that is chosen again keeps the seconds that it came with.
    if (known === null || Math.floor(at / 60_000) !== Math.floor(known / 60_000)) onChange(new Date(at).toISOString());
  }

  return (
    <div className={styles.dayAndTime} role="group" aria-label={label}>
      <DateField label={say('day')} value={day} max={hotelToday()} onChange={(next) => change(next, time)} />
      <TimeField label={say('time')} value={time} onChange={(next) => change(day, next)} />
    </div>
  );
}
