import { type TextOfFile, textOfFile } from '@horae/contract/text-of-file';
import type { punchVerdicts } from '@horae/contract/time/terminals.contract';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import type { DayOrder } from '#platform/read-day';
import type { TakePunches } from '#platform/take-punches';
import { faultOfRow } from './clock-skew.rules';
import { isBinary, type LogRow, readLog } from './read-log';
import type { PunchField } from './table-layout.rules';
import { type LogOutcome, takeLog, tryLog } from './take-log';

interface ImportOptions {
  companyId: number;
  timeZone: string;
  /** The time zone of the file's wall clock. */
  zone: string;
  deviceId: number | null;
  /** The first instant of which that terminal may have records. */
  inUseSince?: Date | null;
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
  const faultOf = (at: Date) => faultOfRow(at.getTime(), options.inUseSince ?? null, Date.now());
  const from = { companyId, timeZone, zone, deviceId, source: 'file' as const, faultOf };
  const read = rows.flatMap((row) => ('punch' in row ? [row.punch] : []));
  const mayWrite = !isDryRun && read.length === rows.length;
  const outcomes = mayWrite ? await takeLog(db, from, read, take) : await tryLog(db, from, read);
  progress(0.9);
  if (mayWrite) {
    const added = outcomes.filter(({ verdict }) => verdict === 'added').length;
    const waiting = outcomes.filter(({ verdict }) => verdict === 'waiting').length;
    const change = { companyId, accountId, object: 'punches', objectId: companyId };
    await recordChange(db, { ...change, action: 'import', after: { added, waiting } });
  }
  let at = 0;
  const reports = rows.map((row) => reportOn(row, 'punch' in row ? outcomes[at++]! : null));
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

function reportOn(row: LogRow, outcome: LogOutcome | null): PunchFileReport['rows'][number] {
  const { line, note = '' } = row;
  if ('fault' in row || outcome === null) return { line, verdict: 'fault', sentence: 'fault' in row ? row.fault : '' };
  const { verdict, reason } = outcome;
  const unknown = `Nobody has the code ${row.punch.code}: it waits until somebody says whose it is.`;
  const waits =
    verdict === 'waiting' ? (reason === null ? unknown : `${reason}. It waits until somebody decides.`) : '';
  return { line, verdict, sentence: [waits, note].filter(Boolean).join(' ') };
}
