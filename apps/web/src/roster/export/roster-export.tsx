import { IconAdjustments, IconCalendarDown } from '@tabler/icons-react';
import { lazy, type Ref, Suspense, useState } from 'react';
import { notify } from '#platform/notify';
import { ActionItem } from '#ui/action-menu';
import type { ExportFile, ExportFormat } from '#ui/export/export-file';
import { ExportMenu } from '#ui/export/export-menu';
import type { DialogFormat } from './export-dialog';
import { rosterExportWords } from './roster-export.words';
import { barsIn, peopleIn, type RosterPicture, scopeLine } from './roster-picture';

const ExportDialog = lazy(() => import('./export-dialog').then((m) => ({ default: m.ExportDialog })));

/** From here on a file is asked about before it is written. */
export const manyRows = 5000;

export const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** How many shifts are shown. */
export function shiftCount(picture: RosterPicture): number {
  return peopleIn(picture).reduce((sum, row) => sum + barsIn(picture, row.id).length, 0);
}

async function fileOf(picture: RosterPicture, format: ExportFormat): Promise<ExportFile> {
  const { rosterFile } = await import('./roster-file');
  return rosterFile(picture, format);
}

/** The shifts shown as a calendar file. */
export async function saveCalendar(picture: RosterPicture): Promise<void> {
  const { downloadCalendar } = await import('../employee-deeds');
  const { hotel, days, period, name } = picture;
  const entries = peopleIn(picture).flatMap(({ id, resource }) =>
    barsIn(picture, id).map(({ shift }) => ({ shift, who: resource.title })),
  );
  downloadCalendar(hotel.ErpCompanyId, days, entries, period.start, name);
  notify(rosterExportWords.say('done', { count: entries.length }), { kind: 'success' });
}

interface RosterExportProps {
  /** What is shown; nothing while it is on its way. */
  picture: RosterPicture | undefined;
  triggerRef?: Ref<HTMLButtonElement>;
  /** The words for pages of groups. */
  perGroup: string;
}

/** The export menu of a calendar of people by days. What has choices is asked in a dialog. */
export function RosterExport({ picture, triggerRef, perGroup }: RosterExportProps) {
  const say = rosterExportWords.use();
  const [asked, setAsked] = useState<DialogFormat>();

  function ask(format: ExportFormat): boolean {
    const hasChoices = format === 'print' || format === 'pdf';
    if (!picture || format === 'copy' || !(hasChoices || shiftCount(picture) > manyRows)) return false;
    setAsked(format);
    return true;
  }

  return (
    <>
      <ExportMenu
        scope={picture ? scopeLine(picture) : ''}
        disabled={!picture}
        triggerRef={triggerRef}
        ask={ask}
        file={(format) => fileOf(picture!, format)}
      >
        <ActionItem icon={<IconCalendarDown {...icon} />} onClick={() => picture && void saveCalendar(picture)}>
          {say('calendar')}
        </ActionItem>
      </ExportMenu>
      {asked && picture && (
        <Suspense>
          <ExportDialog picture={picture} format={asked} perGroup={perGroup} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The same on a phone, as an item of the screen's menu that opens the dialog. */
export function useRosterExportItem(picture: RosterPicture | undefined, perGroup: string) {
  const say = rosterExportWords.use();
  const [isOpen, setOpen] = useState(false);
  return {
    item: picture && (
      <ActionItem icon={<IconAdjustments {...icon} />} onClick={() => setOpen(true)}>
        {say('options')}
      </ActionItem>
    ),
    dialog: isOpen && picture && (
      <Suspense>
        <ExportDialog picture={picture} format="pdf" perGroup={perGroup} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
