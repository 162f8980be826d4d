import type { AskedValues } from '@horae/contract/people/import-memory.contract';
import type { GridReading, RosterReport, RosterRow } from '@horae/contract/scheduling/roster-import.contract';

export interface ImportReport extends AskedValues {
  layout: string;
  grid: GridReading | null;
  rows: RosterRow[];
  newEmployees: number;
  newDepartments: string[];
  openDrafts: number;
  unlawful: number;
  unlawfulFirst: RosterReport['unlawfulFirst'];
  isWritten: boolean;
}

/** Ends the transaction without a trace; carries what is reported. */
export class NotWritten extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super();
    this.report = report;
  }
}
