/** The first line of an export. Version 1 held the database alone; it is still read. */
export interface Manifest {
  format: typeof archiveFormat | 'horae-export-1';
  /** The migrations of the database when it was written, oldest first. */
  migrations: string[];
  /** The version of the program that wrote it. */
  horae?: string;
  madeAt?: string;
  uploads?: number;
  /** The secrets in it, by name. */
  secrets?: string[];
  note?: string;
}

export const archiveFormat = 'horae-export-2';

export const keyNote =
  'This file holds passwords (hashed), uploaded files and the key that opens sealed tax and social-security numbers. Keep it as you would keep the key itself, and delete it after the move.';

/** Secrets an installation cannot work without: the key of sealed numbers and the key with which kiosks seal what people type. */
export const movedSecrets = ['sealing', 'kiosk'] as const;
export type MovedSecret = (typeof movedSecrets)[number];

/** Where a counter stands: ids are never used twice, so it may be ahead of every row. */
export interface Counter {
  counter: string;
  lastValue: number;
  isCalled: boolean;
}

/** The last line: without it, or with other sums, the file was cut short. */
export interface Totals {
  rows: number;
  uploads: number;
}

/** A line after the first, told by its first field. */
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
  /** Sentences for whoever moves: what is not in the file, or what to do now. */
  warnings: string[];
}

export const cutShort = () => new Error('The file is cut short or damaged: nothing was imported. Export again.');
