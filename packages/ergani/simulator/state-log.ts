import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { type AcceptedDocument, emptyState, type SimulatorState } from './state';

const version = 2;

/** What one call changed in the state. */
interface Change {
  lastNumber: number;
  sessions?: SimulatorState['sessions'];
  accepted?: readonly AcceptedDocument[];
  /** Ids of documents that were cancelled. */
  cancelled?: string[];
}

/** A file to which every change is appended, and the state read from it. */
export interface StateLog {
  readonly state: SimulatorState;
  /** Throws if the change could not be written; the file is then unchanged. */
  append(next: SimulatorState): void;
  close(): void;
}

/**
 * Opens the log at a path, or creates it. A line cut off by a crash was never confirmed to a client and is dropped; the
 * rest is rewritten in compact form. The file contains tax numbers, so only its owner may read it. Throws an Error that
 * names the file if it is not such a log.
 */
export function openStateLog(path: string): StateLog {
  let state = existsSync(path) ? readLog(path) : emptyState;
  const start = `${JSON.stringify({ version })}\n${lineOf(emptyState, state)}`;
  replaceFile(path, start);
  const file = openSync(path, 'a');
  let length = Buffer.byteLength(start);
  return {
    get state() {
      return state;
    },
    append(next) {
      const line = Buffer.from(lineOf(state, next));
      try {
        writeWhole(file, line);
        fsyncSync(file);
      } catch (error) {
        ftruncateSync(file, length);
        throw error;
      }
      length += line.length;
      state = next;
    },
    close: () => closeSync(file),
  };
}

function readLog(path: string): SimulatorState {
  const text = readFileSync(path, 'utf8');
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
  try {
    if (versionOf(lines[0]) === version) return stateAfter(lines.slice(1).map((line) => JSON.parse(line) as Change));
    // An earlier version wrote the file as one object.
    const { version: found, ...state } = JSON.parse(text) as SimulatorState & { version: number };
    if (found === 1 && Array.isArray(state.accepted)) return state;
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  throw new Error(`${path} is not a state of this simulator.`);
}

function versionOf(line = ''): unknown {
  try {
    return (JSON.parse(line) as { version?: unknown } | null)?.version;
  } catch {
    return undefined;
  }
}

function lineOf(before: SimulatorState, after: SimulatorState): string {
  const known = before.accepted.length;
  const cancelled =
    before.accepted === after.accepted
      ? []
      : after.accepted.slice(0, known).filter((one, at) => one.isCancelled && !before.accepted[at]!.isCancelled);
  const change: Change = {
    lastNumber: after.lastNumber,
    ...(after.sessions !== before.sessions && { sessions: after.sessions }),
    ...(after.accepted.length > known && { accepted: after.accepted.slice(known) }),
    ...(cancelled.length > 0 && { cancelled: cancelled.map(({ id }) => id) }),
  };
  return `${JSON.stringify(change)}\n`;
}

function stateAfter(changes: readonly Change[]): SimulatorState {
  const cancelled = new Set(changes.flatMap((change) => change.cancelled ?? []));
  return {
    lastNumber: changes.at(-1)?.lastNumber ?? 0,
    sessions: changes.findLast((change) => change.sessions)?.sessions ?? [],
    accepted: changes
      .flatMap((change) => change.accepted ?? [])
      .map((one) => (cancelled.has(one.id) ? Object.assign(one, { isCancelled: true }) : one)),
  };
}

/** Atomic: the new file replaces the old one only once it is on disk. */
function replaceFile(path: string, text: string): void {
  const file = openSync(`${path}.new`, 'w', 0o600);
  try {
    writeWhole(file, Buffer.from(text));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.new`, path);
  const directory = openSync(dirname(path), 'r');
  try {
    fsyncSync(directory);
  } catch {
    // Some systems cannot sync a directory; there the rename is as durable as it can be.
  } finally {
    closeSync(directory);
  }
}

function writeWhole(file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}
