import { IconCalendarDown } from '@tabler/icons-react';
import { today } from '#platform/device-day';
import { selectedHotel } from '#platform/hotel';
import { notify } from '#platform/notify';
import { saveFile } from '#platform/save-file';
import { session } from '#platform/session';
import { ActionItem } from '#ui/action-menu';
import { fileName } from '#ui/export/export-file';
import { ExportMenu } from '#ui/export/export-menu';
import { exportScope } from '#ui/export/export-scope';
import { calendarWords } from './calendar.words';
import type { ShownEvent } from './shown-event';

interface CalendarExportProps {
  events: readonly ShownEvent[];
  /** The period as text. */
  range: string;
  isFiltered: boolean;
}

async function saveIcs(events: readonly ShownEvent[]): Promise<void> {
  const { calendarIcs } = await import('./calendar-ics');
  const name = fileName({ name: 'calendar', hotel: selectedHotel.get()?.ErpCompanyId, date: today() }, 'ics');
  saveFile(name, 'text/calendar;charset=utf-8', calendarIcs(events, session.get()?.id ?? 0, Date.now()));
  notify(calendarWords.say('export.icalDone', { count: events.length }), { kind: 'success' });
}

/** Exports what the calendar shows: as a table, on paper, or for another calendar. */
export function CalendarExport({ events, range, isFiltered }: CalendarExportProps) {
  const say = calendarWords.use();
  const count = events.length;
  const scope = exportScope([say('export.scope', { count, range })], { isFiltered });

  return (
    <ExportMenu
      scope={scope}
      disabled={count === 0}
      file={async () => (await import('./calendar-file')).calendarExport(events, scope)}
    >
      <ActionItem
        icon={<IconCalendarDown size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => void saveIcs(events)}
      >
        {say('export.ical')}
      </ActionItem>
    </ExportMenu>
  );
}
