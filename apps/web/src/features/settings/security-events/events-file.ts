import type { SecurityEvent } from '@horae/contract/settings/security-event-rows';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { eventSentence, subjectOf, whoOf } from './event-sentence';
import { eventWords } from './event-sentences.words';
import { securityEventsWords } from './security-events.words';

/** The events as a file; timestamps in UTC, as recorded. */
export function eventsFile(events: readonly SecurityEvent[], scope: string): ExportFile {
  const say = securityEventsWords.say;
  return listFile({
    name: 'security-events',
    personal: 'security-events',
    title: say('title'),
    scope,
    columns: [
      { header: 'ID', kind: 'integer' },
      { header: say('at'), kind: 'moment', width: 24 },
      { header: say('kind'), width: 22 },
      { header: say('outcome'), width: 10 },
      { header: say('what'), width: 60 },
      { header: say('who'), width: 24 },
      { header: say('about'), width: 24 },
      { header: say('from'), width: 24 },
      { header: say('hotel'), width: 22 },
      { header: say('count'), kind: 'integer' },
    ],
    rows: events.map((event) => [
      event.id,
      event.at,
      eventWords.say(`kind.${event.kind}`),
      say(`outcome.${event.outcome}`),
      eventSentence(event),
      whoOf(event),
      subjectOf(event),
      event.address,
      event.hotel?.name ?? say('noHotel'),
      event.count,
    ]),
  });
}
