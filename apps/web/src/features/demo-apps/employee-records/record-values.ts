import type { BadgeTone } from '#ui/badge';

export const statuses = [1, 2, 3, 4, 5] as const;
export type RecordStatus = (typeof statuses)[number];

export const statusTones: Record<RecordStatus, BadgeTone> = {
  1: 'success',
  2: 'info',
  3: 'warning',
  4: 'warning',
  5: 'neutral',
};

export const isStatus = (status: number): status is RecordStatus => status >= 1 && status <= 5;

/** `09/23/2016` as `2016-09-23`. */
export const isoDay = (text: string): string => `${text.slice(6)}-${text.slice(0, 2)}-${text.slice(3, 5)}`;

/** `2016-09-23` as `09/23/2016`, the format of the table. */
export const tableDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
