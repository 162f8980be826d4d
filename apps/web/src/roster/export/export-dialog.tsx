import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatCount } from '#platform/format-count';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { startExport } from '#ui/export/export-menu';
import { papers } from '#ui/export/print-shape';
import { Message } from '#ui/message';
import { RadioTabs } from '#ui/radio-tabs';
import { Switch } from '#ui/switch';
import styles from './export-dialog.module.css';
import { publishedLines } from './published-lines';
import { layouts, rosterFile, usualPages } from './roster-file';
import { rosterFilesWords } from './roster-files.words';
import { manyRows, type RosterPicture, scopeLine, shiftCount } from './roster-picture';
import { saveCalendar } from './save-calendar';
import { usePostedCodes } from './use-posted-codes';

const formats = ['print', 'pdf', 'xlsx', 'csv', 'ics'] as const;
export type DialogFormat = (typeof formats)[number];

interface ExportDialogProps {
  picture: RosterPicture;
  format: DialogFormat;
  perGroup: string;
  onClose: () => void;
}

/** Asks for the format, layout and paper of an export, and shows what it will contain. */
export function ExportDialog({ picture, format: first, perGroup, onClose }: ExportDialogProps) {
  const say = rosterFilesWords.use();
  const [format, setFormat] = useState(first);
  const [wishes, setWishes] = useState(usualPages);
  const wish = (part: Partial<typeof wishes>) => setWishes({ ...wishes, ...part });
  const count = shiftCount(picture);
  const hasPages = format === 'print' || format === 'pdf';
  const isGrouped = picture.model.rows.some(({ kind }) => kind === 'group');
  const client = useQueryClient();
  const isPosted = hasPages && wishes.layout === 'posted';
  const templateOf = usePostedCodes(picture, isPosted);
  const [hasCodes, setHasCodes] = useState(true);

  function go(): void {
    onClose();
    if (format === 'ics') void saveCalendar(picture);
    else
      void startExport(format, async () => {
        const lines = hasPages ? await publishedLines(client, picture) : {};
        return rosterFile(picture, format, { ...wishes, ...lines, templateOf: hasCodes ? templateOf : undefined });
      });
  }

  return (
    <Dialog title={say('title')} isOpen onClose={onClose} size="medium">
      <div className={styles.body}>
        <p className="quiet">{scopeLine(picture)}</p>
        <Choice label={say('format')}>
          <RadioTabs
            label={say('format')}
            value={format}
            onChange={setFormat}
            options={formats.map((value) => ({ value, label: say(`format.${value}`) }))}
          />
        </Choice>
        {hasPages && (
          <>
            <Choice label={say('layout')}>
              <RadioTabs
                label={say('layout')}
                value={wishes.layout}
                onChange={(layout) => wish({ layout, ...(layout === 'posted' && { paper: 'a3' }) })}
                options={layouts.map((value) => ({
                  value,
                  label: say(`layout.${value}`),
                  disabled: value === 'posted' && picture.hasDrafts ? say('layout.posted.drafts') : undefined,
                }))}
              />
            </Choice>
            <Choice label={say('paper')}>
              <RadioTabs
                label={say('paper')}
                value={wishes.paper}
                onChange={(paper) => wish({ paper })}
                options={papers.map((value) => ({ value, label: say(`paper.${value}`) }))}
              />
            </Choice>
            {wishes.layout === 'roster' && isGrouped && (
              <Switch
                label={perGroup}
                checked={wishes.isPagePerGroup}
                onChange={(isPagePerGroup) => wish({ isPagePerGroup })}
              />
            )}
            {isPosted && templateOf && <Switch label={say('posted.codes')} checked={hasCodes} onChange={setHasCodes} />}
            <Switch
              label={say('signatureLine')}
              checked={wishes.hasSignature}
              onChange={(hasSignature) => wish({ hasSignature })}
            />
          </>
        )}
        {count > manyRows && <Message kind="info">{say('many', { count: formatCount(count) })}</Message>}
      </div>
      <div className={styles.foot}>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button look="solid" onClick={go}>
          {say(format === 'print' ? 'go.print' : 'go.file')}
        </Button>
      </div>
    </Dialog>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
