import { IconAdjustments, IconCalendarDown, IconFileTypeCsv, IconTable } from '@tabler/icons-react';
import { lazy, type Ref, useState } from 'react';
import { ActionItem } from '#ui/action-menu';
import type { ExportFile, ExportFormat } from '#ui/export/export-file';
import { ExportMenu, startExport } from '#ui/export/export-menu';
import { Part } from '#ui/part';
import type { DialogFormat } from './export-dialog';
import { rosterExportWords } from './roster-export.words';
import { manyRows, type RosterPicture, scopeLine, shiftCount } from './roster-picture';

const ExportDialog = lazy(() => import('./export-dialog').then((m) => ({ default: m.ExportDialog })));

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

async function fileOf(picture: RosterPicture, format: ExportFormat): Promise<ExportFile> {
  const { rosterFile } = await import('./roster-file');
  return rosterFile(picture, format);
}

async function calendarOf(picture: RosterPicture): Promise<void> {
  const { saveCalendar } = await import('./save-calendar');
  return saveCalendar(picture);
}

async function gridOf(picture: RosterPicture): Promise<ExportFile> {
  const [{ gridFile }, { readOpen }] = await Promise.all([import('./grid-file'), import('./read-open')]);
  return gridFile(picture, await readOpen(picture), document.documentElement.lang);
}

const gridFormats = [
  { format: 'xlsx', Icon: IconTable, text: 'gridXlsx' },
  { format: 'csv', Icon: IconFileTypeCsv, text: 'gridCsv' },
] as const;

interface RosterExportProps {
  /** The visible data; undefined while loading. */
  picture: RosterPicture | undefined;
  triggerRef?: Ref<HTMLButtonElement>;
  /** The label of the option of one page per group. */
  perGroup: string;
}

/** The export menu of a calendar of people by days; formats with options open a dialog. */
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
        <ActionItem icon={<IconCalendarDown {...icon} />} onClick={() => picture && void calendarOf(picture)}>
          {say('calendar')}
        </ActionItem>
        {picture?.name === 'staff-timeline' &&
          picture.period.days > 1 &&
          gridFormats.map(({ format, Icon, text }) => (
            <ActionItem
              key={format}
              icon={<Icon {...icon} />}
              onClick={() => void startExport(format, () => gridOf(picture))}
            >
              {say(text)}
            </ActionItem>
          ))}
      </ExportMenu>
      {asked && picture && (
        <Part>
          <ExportDialog picture={picture} format={asked} perGroup={perGroup} onClose={() => setAsked(undefined)} />
        </Part>
      )}
    </>
  );
}

/** The same as a menu item on phones, which opens the dialog. */
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
      <Part>
        <ExportDialog picture={picture} format="pdf" perGroup={perGroup} onClose={() => setOpen(false)} />
      </Part>
    ),
  };
}
