import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { emptyState, type SimulatorState } from './state';

const version = 1;

/** The state of a file, or an empty one when there is no file yet. Throws an Error that names the file. */
export function readState(path: string): SimulatorState {
  if (!existsSync(path)) return emptyState;
  try {
    const { version: found, ...state } = JSON.parse(readFileSync(path, 'utf8')) as SimulatorState & { version: number };
    if (found === version && Array.isArray(state.accepted)) return state;
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  throw new Error(`${path} is not a state of this simulator.`);
}

/** Replaces the file whole, so that it is never half written. It holds tax numbers: only its owner may read it. */
export function writeState(path: string, state: SimulatorState): void {
  writeFileSync(`${path}.new`, `${JSON.stringify({ version, ...state }, null, 1)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
