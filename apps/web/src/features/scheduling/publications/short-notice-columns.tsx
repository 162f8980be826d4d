import type { ShortNoticeRow } from '@horae/contract/scheduling/publications.contract';
import { formatDate } from '#platform/format-date';
import { hotelMoment } from '#platform/hotel-day';
import { PersonCell } from '#ui/list/person-cell';
import type { Column } from '#ui/list/table-props';
import type { shortNoticeWords } from './short-notice.words';
import { afterText, beforeText, noticeText } from './short-notice-text';

export function shortNoticeColumns(say: typeof shortNoticeWords.say): Column<ShortNoticeRow>[] {
  return [
    {
      key: 'person',
      header: say('person'),
      isName: true,
      cell: ({ employee }) => <PersonCell name={employee.name} avatar={null} note={employee.department} />,
    },
    { key: 'day', header: say('day'), onPhone: 'first', cell: ({ day }) => formatDate(day) },
    { key: 'before', header: say('before'), cell: beforeText },
    { key: 'after', header: say('after'), cell: afterText },
    { key: 'notice', header: say('notice'), cell: ({ notice }) => noticeText(notice) },
    {
      key: 'basis',
      header: say('basis'),
      cell: ({ isAgreed, reason }) => (isAgreed ? say('agreed') : reason),
    },
    {
      key: 'published',
      header: say('published'),
      unfolds: true,
      cell: ({ publishedAt, by }) => [hotelMoment(publishedAt), by].filter(Boolean).join(', '),
    },
    {
      key: 'seen',
      header: say('seen'),
      unfolds: true,
      cell: ({ seenAt }) => (seenAt ? hotelMoment(seenAt) : say('notSeen')),
    },
  ];
}
