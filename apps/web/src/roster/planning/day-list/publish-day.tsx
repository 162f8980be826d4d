import type { LocalDate } from '@horae/local-time/local-date';
import { useState } from 'react';
import { RadioTabs } from '#ui/radio-tabs';
import type { Board } from '../../model/board.rules';
import { dayRange } from '../../model/day-range.rules';
import type { RosterAddress } from '../../roster-address';
import { shortDay } from '../../texts/day-texts';
import type { PlanDays } from '../planning.queries';
import { PublishDialog } from '../publish-dialog';
import { dayPlanWords } from './day-plan.words';

interface PublishDayProps {
  date: LocalDate;
  /** The week that is planned together. */
  shown: PlanDays;
  address: RosterAddress;
  board: Board;
  isSubmitted: boolean;
  /** The people of the unit. */
  people: readonly number[];
  onClose: () => void;
}

const spans = ['day', 'week'] as const;

/** The sheet that publishes, for the people of the list: of its day, or of the week. */
export function PublishDay({ date, shown, address, board, isSubmitted, people, onClose }: PublishDayProps) {
  const say = dayPlanWords.use();
  const [span, setSpan] = useState<(typeof spans)[number]>('day');
  const period = { start: date, days: 1 };
  const ofDay = { ...address, zoom: 'day' as const, period, range: dayRange(address.days.zone, period) };
  const isDay = span === 'day';
  return (
    <PublishDialog
      key={span}
      shown={isDay ? { ...shown, first: date, last: date } : shown}
      address={isDay ? ofDay : address}
      {...{ board, isSubmitted, onClose }}
      selected={people}
      ofSelected={(count) => say('publish.unit', { count })}
      daysChoice={
        <RadioTabs
          label={say('publish.days')}
          value={span}
          onChange={setSpan}
          options={spans.map((value) => ({ value, label: say(`publish.${value}`, { day: shortDay(date) }) }))}
        />
      }
    />
  );
}
