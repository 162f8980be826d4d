import {
  IconClipboard,
  IconDownload,
  IconFileTypeCsv,
  IconFileTypePdf,
  IconPrinter,
  IconTable,
} from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { ApiError, errorText } from '#platform/api-error';
import { notify } from '#platform/notify';
import { ActionItem, ActionMenu } from '../action-menu';
import { Button } from '../button';
import { usePrintLine } from '../print-head/print-lines';
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
  /** What will be exported: "42 employees · Jun 16 – 22 · filters on". */
  scope: string;
  /** Called when a format is chosen. */
  file: (format: ExportFormat) => ExportFile | Promise<ExportFile>;
  /** Returns true if it takes over the export in this format, for example to ask for options. */
  ask?: (format: ExportFormat) => boolean;
  disabled?: boolean;
  triggerRef?: Ref<HTMLButtonElement>;
  /** Additional items. */
  children?: ReactNode;
}

/** Loads the writer, then writes the file; what stops it is shown. */
export async function startExport(
  format: ExportFormat,
  file: (format: ExportFormat) => ExportFile | Promise<ExportFile>,
): Promise<void> {
  try {
    const { runExport } = await import('./run-export');
    await runExport(format, await file(format));
  } catch (error) {
    const isFromCall = error instanceof ApiError;
    notify(isFromCall ? errorText(error) : exportWords.say('failed'), { kind: 'error' });
    if (!isFromCall) throw error;
  }
}

type Choices = Pick<ExportMenuProps, 'file' | 'ask'>;

/** The items Print, CSV, Excel, PDF and Copy, for a screen's own menu. */
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

/** The "Export" button and its menu: first what will be exported, then the formats. */
export function ExportMenu({ scope, file, ask, disabled = false, triggerRef, children }: ExportMenuProps) {
  const say = exportWords.use();
  usePrintLine(scope);
  const trigger = (
    <Button disabled={disabled} ref={triggerRef}>
      <IconDownload size={18} stroke={1.5} aria-hidden="true" />
      <span data-shrinks>{say('export')}</span>
    </Button>
  );
  return (
    <ActionMenu label={say('menu', { scope })} trigger={trigger} head={<div className={styles.scope}>{scope}</div>}>
      <ExportItems file={file} {...(ask && { ask })} />
      {children}
    </ActionMenu>
  );
}
