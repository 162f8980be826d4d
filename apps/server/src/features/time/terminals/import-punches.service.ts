import type { ReadFile } from '@horae/contract/read-file';
import type { PunchReport } from '@horae/contract/time/terminals.contract';
import { isArchive } from '@horae/sheet-file/read-sheet-file';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import type { DayOrder } from '#platform/read-day';
import type { TakePunches } from '#platform/take-punches';
import { cardMinutes, sendsCards } from '../../declarations/declarations/declarations.reads';
import { keepMapping } from '../../people/import-memory/import-memory.commands';
import { faultOfRow } from './clock-skew.rules';
import type { OpenedLog } from './open-log';
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
  log: OpenedLog;
  dayOrder: DayOrder;
  mapping?: Partial<Record<PunchField, string>> | undefined;
  isDryRun: boolean;
  /** Whether punches that are too old for a work card in time get one. */
  declareOld?: boolean | undefined;
  /** The importing account; null at the command line. */
  accountId: number | null;
  /** Called with the share that is done, from 0 to 1. */
  progress?: (share: number) => void;
}

export type PunchFileReport = Omit<PunchReport, 'layout' | 'isAsLastTime' | keyof typeof ReadFile> & { layout: string };

const mostPreviewed = 10;

/** Reads a file of punches and takes its good lines in one transaction, unless it is a dry run; the others are told. */
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
  const { rows, ...how } = readLog(options.log, { zone, dayOrder, mapping });
  progress(0.3);
  const faultOf = (at: Date) => faultOfRow(at.getTime(), options.inUseSince ?? null, Date.now());
  const lateBefore = Date.now() - cardMinutes * 60_000;
  const isOld = (at: Date) => at.getTime() < lateBefore;
  const hasNoCard = (at: Date) => !options.declareOld && isOld(at);
  const from = { companyId, timeZone, zone, deviceId, source: 'file' as const, faultOf, hasNoCard };
  const read = rows.flatMap((row) => ('punch' in row ? [row.punch] : []));
  const mayWrite = !isDryRun && read.length > 0;
  const outcomes = mayWrite ? await takeLog(db, from, read, take) : await tryLog(db, from, read);
  progress(0.9);
  if (mayWrite) {
    const added = outcomes.filter(({ verdict }) => verdict === 'added').length;
    const waiting = outcomes.filter(({ verdict }) => verdict === 'waiting').length;
    if (mapping && !how.isLog) await keepMapping(db, companyId, 'punches', mapping);
    const change = { companyId, accountId, object: 'punches', objectId: companyId };
    await recordChange(db, { ...change, action: 'import', after: { added, waiting } });
  }
  let at = 0;
  const reports = rows.map((row) => reportOn(row, 'punch' in row ? outcomes[at++]! : null));
  const news = read.filter((_, index) => outcomes[index]!.verdict !== 'already there');
  const old = (await sendsCards(db, companyId)) ? news.filter((punch) => isOld(punch.at)).length : 0;
  return { ...how, preview: rows.flatMap(previewOf).slice(0, mostPreviewed), rows: reports, old, isWritten: mayWrite };
}

/** Refuses the binary logs that only terminals can read. */
export function refuseBinary(content: Uint8Array): void {
  if (!isArchive(content) && isBinary(content)) {
    throw new Error(
      'This file is in a format that only the terminal can read. Export the attendance log as text (attlog.dat).',
    );
  }
}

function previewOf(row: LogRow): PunchFileReport['preview'] {
  if ('fault' in row) return [];
  const { line, wall, verification, punch } = row;
  return [{ line, code: punch.code, wall: wall.replace('T', ' '), direction: punch.direction, verification }];
}

function reportOn(row: LogRow, outcome: LogOutcome | null): PunchFileReport['rows'][number] {
  const { line, note = '' } = row;
  if ('fault' in row || outcome === null) return { line, verdict: 'fault', ...faultOfLine(row) };
  const { verdict, reason } = outcome;
  const unknown = `Nobody has the code ${row.punch.code}: it waits until it is assigned to a person.`;
  const waits =
    verdict === 'waiting' ? (reason === null ? unknown : `${reason}. It waits until somebody decides.`) : '';
  return { line, verdict, sentence: [waits, note].filter(Boolean).join(' ') };
}

const faultOfLine = (row: LogRow) =>
  'fault' in row ? { sentence: row.fault, text: row.text.slice(0, 200) } : { sentence: '' };
