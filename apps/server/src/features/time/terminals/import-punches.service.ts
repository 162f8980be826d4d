import { type TextOfFile, textOfFile } from '@horae/contract/text-of-file';
import type { punchVerdicts } from '@horae/contract/time/terminals.contract';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import type { DayOrder } from '#platform/read-day';
import type { TakePunches } from '#platform/take-punches';
import { isBinary, type LogRow, readLog } from './read-log';
import type { PunchField } from './table-layout.rules';
import { type LogVerdict, takeLog, tryLog } from './take-log';

interface ImportOptions {
  companyId: number;
  timeZone: string;
  /** The time zone of the file's wall clock. */
  zone: string;
  deviceId: number | null;
  text: string;
  dayOrder: DayOrder;
  mapping?: Partial<Record<PunchField, string>> | undefined;
  isDryRun: boolean;
  /** The importing account; null at the command line. */
  accountId: number | null;
  /** Called with the share that is done, from 0 to 1. */
  progress?: (share: number) => void;
}

export interface PunchFileReport {
  layout: string;
  heading: string[];
  rows: { line: number; verdict: (typeof punchVerdicts)[number]; sentence: string }[];
  isWritten: boolean;
}

/** Reads a file of punches and takes all of it in one transaction, unless a row is invalid or it is a dry run. */
export async function importPunches(db: Database, options: ImportOptions, take: TakePunches): Promise<PunchFileReport> {
  const {
    companyId,
    timeZone,
    zone,
    deviceId,
    dayOrder,
    mapping,
    isDryRun,
    accountId,
    progress = () => undefined,
  } = options;
  const { layout, heading, rows } = readLog(options.text, { zone, dayOrder, mapping });
  progress(0.3);
  const from = { companyId, timeZone, zone, deviceId, source: 'file' as const };
  const read = rows.flatMap((row) => ('punch' in row ? [row.punch] : []));
  const mayWrite = !isDryRun && read.length === rows.length;
  const verdicts = mayWrite ? await takeLog(db, from, read, take) : await tryLog(db, from, read);
  progress(0.9);
  if (mayWrite) {
    const added = verdicts.filter((verdict) => verdict === 'added').length;
    const waiting = verdicts.filter((verdict) => verdict === 'waiting').length;
    const change = { companyId, accountId, object: 'punches', objectId: companyId };
    await recordChange(db, { ...change, action: 'import', after: { added, waiting } });
  }
  let at = 0;
  const reports = rows.map((row) => reportOn(row, 'punch' in row ? verdicts[at++]! : null));
  return { layout, heading, rows: reports, isWritten: mayWrite };
}

/** Decodes the text of a file; throws for the binary logs that only terminals can read. */
export function textOfLog(content: Uint8Array): TextOfFile {
  if (isBinary(content)) {
    throw new Error(
      'This file holds records of bytes that only the terminal understands. Export the attendance log as text (attlog.dat).',
    );
  }
  return textOfFile(content);
}

function reportOn(row: LogRow, verdict: LogVerdict | null): PunchFileReport['rows'][number] {
  const { line, note = '' } = row;
  if ('fault' in row || verdict === null) return { line, verdict: 'fault', sentence: 'fault' in row ? row.fault : '' };
  const waits =
    verdict === 'waiting' ? `Nobody has the code ${row.punch.code}: it waits until somebody says whose it is.` : '';
  return { line, verdict, sentence: [waits, note].filter(Boolean).join(' ') };
}
