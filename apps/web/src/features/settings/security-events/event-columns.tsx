import type { SecurityEvent } from '@horae/contract/settings/security-event-rows';
import { Link } from '@tanstack/react-router';
import { formatMoment } from '#platform/format-date';
import { hotelZone } from '#platform/hotel';
import type { TextSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { Badge, type BadgeTone } from '#ui/badge';
import type { Column } from '#ui/list/table-props';
import { eventSentence } from './event-sentence';
import styles from './security-events.module.css';
import type { securityEventsWords } from './security-events.words';

type Say = ReturnType<typeof securityEventsWords.use>;

export const outcomeTones: Record<SecurityEvent['outcome'], BadgeTone> = {
  success: 'neutral',
  failure: 'warning',
  blocked: 'danger',
};

export function eventColumns(say: Say, search: TextSearch): Column<SecurityEvent>[] {
  return [
    {
      key: 'at',
      header: say('at'),
      isName: true,
      cell: ({ at, id, hotel }) => (
        <Link
          to="/security-events"
          search={withSearchChange(search, { entry: String(id) })}
          resetScroll={false}
          data-row-link=""
          className="one-line"
        >
          <time dateTime={at}>{formatMoment(at, hotelZone(hotel?.id))}</time>
        </Link>
      ),
    },
    {
      key: 'outcome',
      onPhone: 'first',
      header: say('outcome'),
      cell: ({ outcome }) => <Badge tone={outcomeTones[outcome]}>{say(`outcome.${outcome}`)}</Badge>,
    },
    {
      key: 'what',
      onPhone: 'second',
      header: say('what'),
      cell: (event) => <span className={styles.said}>{eventSentence(event)}</span>,
    },
    { key: 'hotel', header: say('hotel'), unfolds: true, cell: ({ hotel }) => hotel?.name ?? say('noHotel') },
  ];
}
