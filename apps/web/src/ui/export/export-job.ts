import { createStore } from '#platform/store';
import type { PrintDocument } from './print-shape';

export interface ExportJob {
  file: string;
  /** From 0 to 1, or null if unknown. */
  part: number | null;
  cancel: () => void;
}

export const exportJob = createStore<ExportJob | null>(null);

export const printing = createStore<{ pages: PrintDocument; note: string } | null>(null);
