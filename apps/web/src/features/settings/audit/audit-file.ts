import type { AuditEntry } from '@horae/contract/settings/audit.contract';
import { hotelZone } from '#platform/hotel';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { wordOf } from './action-looks';
import { auditWords } from './audit.words';
import { auditChanges, changesLine } from './audit-changes';
import { objectWords } from './audit-words';

/** The audit as a file; timestamps in UTC, as recorded. */
export function auditFile(entries: readonly AuditEntry[], scope: string): ExportFile {
  const say = auditWords.say;
  return listFile({
    name: 'audit',
    personal: 'audit',
    title: say('title'),
    scope,
    columns: [
      { header: say('at'), kind: 'moment', width: 24 },
      { header: say('account'), width: 22 },
      { header: say('action'), width: 10 },
      { header: say('object'), width: 14 },
      { header: 'ID', kind: 'integer' },
      { header: say('about'), width: 24 },
      { header: say('hotel'), width: 22 },
      { header: say('changes'), width: 60 },
    ],
    rows: entries.map((entry) => [
      entry.at,
      entry.by?.name ?? say('nobody'),
      wordOf(entry.deed, say),
      objectWords(entry.object),
      entry.objectId,
      entry.about?.name ?? '',
      entry.hotel?.name ?? say('noHotel'),
      changesLine(auditChanges(entry.before, entry.after, hotelZone(entry.hotel?.id))),
    ]),
  });
}
