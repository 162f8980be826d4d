import type { HotelHoliday } from '@horae/contract/people/hotel-holidays.contract';
import { wallTime } from '@horae/local-time/local-date';
import { formatDate } from '#platform/format-date';
import { dateFormat } from '#platform/in-language';
import { serverSentence } from '#platform/server-sentences';
import { Badge } from '#ui/badge';
import type { Column } from '#ui/list/table-props';
import type { organisationWords } from './organisation.words';

type HolidayRow = HotelHoliday & { id: number };

const tones = { mandatory: 'primary', customary: 'neutral', own: 'info' } as const;

const weekday = dateFormat({ weekday: 'short', timeZone: 'UTC' });

export function holidayColumns(say: ReturnType<typeof organisationWords.use>): Column<HolidayRow>[] {
  return [
    {
      key: 'day',
      header: say('holidayDay'),
      cell: ({ day }) => (
        <span className="one-line">
          {weekday(wallTime(day))}, {formatDate(day)}
        </span>
      ),
    },
    { key: 'name', header: say('name'), isName: true, cell: ({ name }) => <bdi>{serverSentence(name)}</bdi> },
    {
      key: 'kind',
      header: say('kind'),
      cell: ({ kind }) => <Badge tone={tones[kind]}>{say(`kind.${kind}`)}</Badge>,
    },
    {
      key: 'isHoliday',
      header: say('counts'),
      cell: ({ isHoliday, isOwnDecision, kind }) => (
        <>
          {say(isHoliday ? 'isHoliday' : 'isNoHoliday')}
          {isOwnDecision && kind !== 'own' && <span className="quiet"> · {say('ownDecision')}</span>}
        </>
      ),
    },
  ];
}
