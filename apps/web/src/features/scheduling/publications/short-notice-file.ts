import type { ShortNoticeRow } from '@horae/contract/scheduling/publications.contract';
import { hoursCount } from '#platform/format-hours';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { shortNoticeWords } from './short-notice.words';
import { afterText, beforeText } from './short-notice-text';

/** The changes at short notice as a file; times are on the hotel's clock. */
export function shortNoticeFile(changes: readonly ShortNoticeRow[], scope: string): ExportFile {
  const say = shortNoticeWords.say;
  return listFile({
    name: 'short-notice',
    personal: 'roster',
    title: say('title'),
    scope,
    columns: [
      { header: say('day'), kind: 'date', width: 12 },
      { header: say('code'), width: 10 },
      { header: say('person'), width: 24 },
      { header: say('department'), width: 18 },
      { header: say('before'), width: 20 },
      { header: say('after'), width: 20 },
      { header: say('published'), kind: 'moment', width: 24 },
      { header: say('by'), width: 20 },
      { header: say('notice.hours'), kind: 'decimal' },
      { header: say('limit'), kind: 'integer' },
      { header: say('basis'), width: 36 },
      { header: say('seen'), kind: 'moment', width: 24 },
    ],
    rows: changes.map((change) => [
      change.day,
      change.employee.code,
      change.employee.name,
      change.employee.department,
      beforeText(change),
      afterText(change),
      change.publishedAt,
      change.by ?? '',
      hoursCount(change.notice),
      change.noticeHours,
      change.isAgreed ? say('agreed') : (change.reason ?? ''),
      change.seenAt,
    ]),
  });
}
