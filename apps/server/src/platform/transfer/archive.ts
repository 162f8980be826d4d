/** The first line of an export. Version 1 contained only the database; it can still be imported. */
export interface Manifest {
  format: typeof archiveFormat | 'horae-export-1';
  /** The migrations that the exported database had run, oldest first. */
  migrations: string[];
  /** The version of the program that wrote it. */
  horae?: string;
  madeAt?: string;
  uploads?: number;
  /** The names of the secrets it contains. */
  secrets?: string[];
  note?: string;
}

export const archiveFormat = 'horae-export-2';

export const keyNote =
  'This file holds passwords (hashed), uploaded files and the key that opens sealed tax and social-security numbers. Keep it as you would keep the key itself, and delete it after the move.';

/** The secrets an installation needs: the key of sealed numbers and the key with which kiosks encrypt input. */
export const movedSecrets = ['sealing', 'kiosk'] as const;
export type MovedSecret = (typeof movedSecrets)[number];

/** The position of a sequence: ids are never reused, so it may be ahead of every row. */
export interface Counter {
  counter: string;
  lastValue: number;
  isCalled: boolean;
}

/** The last line; if it is missing or its sums differ, the file was truncated. */
export interface Totals {
  rows: number;
  uploads: number;
}

/** A line after the first, identified by its first field. */
export type ArchiveLine =
  | { table: string; rows: object[] }
  | Counter
  | { secret: MovedSecret; value: string }
  | { upload: string; content: string }
  | { end: Totals };

/** What an export wrote or an import read. */
export interface Moved {
  tables: Map<string, number>;
  uploads: number;
  /** Messages for the operator: what is missing from the file, or what to do next. */
  warnings: string[];
}

export const cutShort = () => new Error('The file is incomplete or damaged. Nothing was imported. Export it again.');
