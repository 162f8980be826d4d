import type { AuditEntry } from '@horae/contract/settings/audit.contract';
import { Link } from '@tanstack/react-router';
import { formatMoment } from '#platform/format-date';
import { hotelZone } from '#platform/hotel';
import type { TextSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { Badge } from '#ui/badge';
import type { Column } from '#ui/list/table-props';
import { toneOf, wordOf } from './action-looks';
import styles from './audit.module.css';
import type { auditWords } from './audit.words';
import { auditChanges, changesLine } from './audit-changes';
import { objectWords } from './audit-words';

type Say = ReturnType<typeof auditWords.use>;

export function auditColumns(say: Say, search: TextSearch): Column<AuditEntry>[] {
  return [
    {
      key: 'at',
      header: say('at'),
      isName: true,
      cell: ({ at, id, hotel }) => (
        <Link
          to="/audit"
          search={withSearchChange(search, { entry: String(id) })}
          resetScroll={false}
          data-row-link=""
          className="one-line"
        >
          <time dateTime={at}>{formatMoment(at, hotelZone(hotel?.id))}</time>
        </Link>
      ),
    },
    { key: 'by', onPhone: 'first', header: say('account'), cell: ({ by }) => by?.name ?? say('nobody') },
    {
      key: 'action',
      onPhone: 'second',
      header: say('action'),
      cell: ({ deed: action, object, objectId }) => (
        <span className={styles.action}>
          <Badge tone={toneOf(action)}>{wordOf(action, say)}</Badge> {objectWords(object)} {objectId}
        </span>
      ),
    },
    { key: 'about', onPhone: 'second', header: say('about'), cell: ({ about }) => about?.name ?? '–' },
    { key: 'hotel', header: say('hotel'), unfolds: true, cell: ({ hotel }) => hotel?.name ?? say('noHotel') },
    {
      key: 'changes',
      header: say('changes'),
      unfolds: true,
      cell: ({ before, after, hotel }) => (
        <span className={styles.changes}>{changesLine(auditChanges(before, after, hotelZone(hotel?.id)))}</span>
      ),
    },
  ];
}
