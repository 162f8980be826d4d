import { firstDay, lastDay } from '@horae/contract/day';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { formatDate } from '#platform/format-date';
import { hotelToday } from '#platform/hotel-day';
import { IconButton } from '../icon-button';
import { Part } from '../part';
import { Popup } from '../popup/popup';
import { TextField } from '../text-field';
import { uiWords } from '../ui.words';
import { readDate } from './read-date';

const DatePanel = lazy(() => import('../date-jump/date-panel').then((part) => ({ default: part.DatePanel })));

interface DateFieldProps {
  label: string;
  name?: string;
  /** `2025-06-16`, or empty. */
  value: string;
  onChange: (day: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  min?: string;
  max?: string;
  /** The day marked as today; the hotel's by default. */
  today?: string;
}

/** A date, typed or picked from a small calendar. */
export function DateField({
  label,
  name,
  value,
  onChange,
  error,
  hint,
  required = false,
  min = firstDay,
  max = lastDay,
  today,
}: DateFieldProps) {
  const say = uiWords.use();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [thisDay] = useState(today ?? hotelToday);

  function faultOf(text: string): string | undefined {
    if (text.trim() === '') return undefined;
    const day = readDate(text, thisDay);
    if (!day) return say('dateForm', { date: formatDate(thisDay) });
    if (day < min) return say('dateMin', { date: formatDate(min) });
    return day > max ? say('dateMax', { date: formatDate(max) }) : undefined;
  }

  function leave(): void {
    if (typed === null || faultOf(typed)) return;
    onChange(readDate(typed, thisDay) ?? '');
    setTyped(null);
  }

  function take(day: string): void {
    setOpen(false);
    setTyped(faultOf(day) ? day : null);
    if (!faultOf(day)) onChange(day);
  }

  const shown = typed ?? (value ? formatDate(value) : '');
  const fault = typed === null ? undefined : faultOf(typed);
  return (
    <Popup
      isOpen={isOpen}
      setOpen={setOpen}
      position="bottom-end"
      keepsFocusItself
      role="dialog"
      label={`${say('chooseDate')}, ${label}`}
      trigger={
        <div>
          <TextField
            label={label}
            name={name}
            value={shown}
            required={required}
            autoComplete="off"
            error={fault ?? error}
            hint={hint}
            data-unparsed={fault ? '' : undefined}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setTyped(text);
              const day = text.trim() === '' ? '' : readDate(text, thisDay);
              if (day !== null && !faultOf(day)) onChange(day);
            }}
            onBlur={leave}
            end={
              <IconButton
                icon={IconCalendar}
                label={`${say('chooseDate')}, ${label}`}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              />
            }
          />
        </div>
      }
    >
      <Part>
        <DatePanel value={value || thisDay} today={thisDay} min={min} max={max} onChange={take} />
      </Part>
    </Popup>
  );
}
