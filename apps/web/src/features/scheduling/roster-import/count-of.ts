import type { RosterReport } from '@horae/contract/scheduling/roster-import.contract';

/** How many rows of a report have this result. */
export const countOf = (
  { rows }: Pick<RosterReport, 'rows'>,
  wanted: RosterReport['rows'][number]['verdict'],
): number => rows.filter(({ verdict }) => verdict === wanted).length;
