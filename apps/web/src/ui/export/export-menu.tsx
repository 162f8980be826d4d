import {
  IconClipboard,
  IconDownload,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconPrinter,
  IconTable,
} from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { notify } from '#platform/notify';
import { ActionItem, ActionMenu } from '../action-menu';
import { Button } from '../button';
import { usePaperLine } from '../paper/paper-lines';
import styles from './export.module.css';
import { exportWords } from './export.words';
import type { ExportFile, ExportFormat } from './export-file';

const formats = [
  ['print', IconPrinter],
  ['csv', IconFileTypeCsv],
  ['xlsx', IconTable],
  ['pdf', IconFileTypePdf],
  ['copy', IconClipboard],
] as const;

interface ExportMenuProps {
  /** What is exported: "42 employees · Jun 16 – 22 · filters on". */
  scope: string;
  /** Called when a format is chosen. */
  file: (format: ExportFormat) => ExportFile | Promise<ExportFile>;
  /** Takes a format over, to ask for more, by answering true. */
  ask?: (format: ExportFormat) => boolean;
  disabled?: boolean;
  triggerRef?: Ref<HTMLButtonElement>;
  /** More items. */
  children?: ReactNode;
}

/** Writes a file as soon as its writer is there. */
export async function startExport(
  format: ExportFormat,
  file: (format: ExportFormat) => ExportFile | Promise<ExportFile>,
): Promise<void> {
  try {
    const { runExport } = await import('./run-export');
    await runExport(format, await file(format));
  } catch (error) {
    notify(exportWords.say('failed'), { kind: 'error' });
    throw error;
  }
}

type Choices = Pick<ExportMenuProps, 'file' | 'ask'>;

/** Print, CSV, Excel, PDF and copy, for a menu of the screen's own. */
export function ExportItems({ file, ask }: Choices) {
  const say = exportWords.use();
  return formats.map(([format, Icon]) => (
    <ActionItem
      key={format}
      icon={<Icon size={18} stroke={1.5} aria-hidden="true" />}
      onClick={() => ask?.(format) || void startExport(format, file)}
    >
      {say(format)}
    </ActionItem>
  ));
}

/** Button "Export" and its menu: what it will hold first, then the formats. */
export function ExportMenu({ scope, file, ask, disabled = false, triggerRef, children }: ExportMenuProps) {
  const say = exportWords.use();
  usePaperLine(scope);
  const trigger = (
    <Button disabled={disabled} ref={triggerRef}>
      <IconDownload size={18} stroke={1.5} aria-hidden="true" />
      {say('export')}
    </Button>
  );
  return (
    <ActionMenu label={say('menu', { scope })} trigger={trigger} head={<div className={styles.scope}>{scope}</div>}>
      <ExportItems file={file} {...(ask && { ask })} />
      {children}
    </ActionMenu>
  );
}
