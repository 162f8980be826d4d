import type { RequestOf } from '@horae/contract/route';
import type { correctionRequestsContract } from '@horae/contract/time/correction-requests.contract';
import type { DayRecord } from '@horae/contract/time/correction-rows';
import type { Punch, PunchDirection } from '@horae/contract/time/punches.contract';

/** One punch of the form: as recorded and as it should be. */
export interface AskedRow {
  key: number;
  /** The recorded punch; null for a forgotten one. */
  punch: Punch | null;
  action: 'keep' | 'change' | 'never';
  direction: PunchDirection;
  day: string;
  time: string;
}

type Wanted = RequestOf<typeof correctionRequestsContract.ask>['body']['punches'][number];

/** The valid punches of the day, unchanged. */
export function firstRows({ punches }: DayRecord): AskedRow[] {
  return punches
    .filter(({ isReplaced, isVoid }) => !isReplaced && !isVoid)
    .map((punch) => ({
      key: punch.id,
      punch,
      action: 'keep',
      direction: punch.direction ?? 'in',
      day: punch.at.slice(0, 10),
      time: punch.at.slice(11, 16),
    }));
}

/** A row for a forgotten punch: out if a clock-in has no clock-out, otherwise in, at the planned time. */
export function forgottenRow(rows: readonly AskedRow[], { planned }: DayRecord, day: string): AskedRow {
  const counted = (wanted: PunchDirection) =>
    rows.filter(({ direction, action }) => action !== 'never' && direction === wanted).length;
  const direction = counted('in') > counted('out') ? 'out' : 'in';
  const at = direction === 'in' ? planned[counted('in')]?.from : planned[counted('out')]?.to;
  const key = Math.min(0, ...rows.map((row) => row.key)) - 1;
  return { key, punch: null, action: 'change', direction, day: at?.slice(0, 10) ?? day, time: at?.slice(11, 16) ?? '' };
}

/** The requested corrections: every row that is not kept. */
export function wantedOf(rows: readonly AskedRow[]): Wanted[] {
  return rows.flatMap(({ punch, action, direction, day, time }): Wanted[] => {
    if (action === 'keep') return [];
    const replaces = punch?.id ?? null;
    return [action === 'never' ? { replaces, isVoid: true } : { replaces, direction, at: `${day}T${time}` }];
  });
}
