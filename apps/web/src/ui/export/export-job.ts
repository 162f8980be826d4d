import { createStore } from '#platform/store';
import type { PrintDocument } from './print-shape';

export interface ExportJob {
  /** The name of the file that is being written. */
  file: string;
  /** From 0 to 1; null where it is not known. */
  part: number | null;
  cancel: () => void;
}

export const exportJob = createStore<ExportJob | null>(null);

/** Pages that are being printed. */
export const printing = createStore<{ pages: PrintDocument; note: string } | null>(null);
