import type { RosterReport } from '@horae/contract/scheduling/roster-import.contract';

/** How many rows of a report have this result. */
export const countOf = (
  { rows }: Pick<RosterReport, 'rows'>,
  wanted: RosterReport['rows'][number]['verdict'],
): number => rows.filter(({ verdict }) => verdict === wanted).length;

/** How many days off and days of leave a file adds. */
export const awayAdded = ({ rows }: Pick<RosterReport, 'rows'>): number =>
  rows.filter(({ verdict, now }) => verdict === 'added' && now !== undefined && now.from === undefined).length;
