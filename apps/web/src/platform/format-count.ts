import { numberFormat, withDecimalMark } from './in-language';

/** Formats counts on cards, badges and axes: from 1000 on as thousands with one decimal. */
export function kFormat(count: number): string {
  return Math.abs(count) > 999 ? `${withDecimalMark((count / 1000).toFixed(1))}k` : String(count);
}

const grouped = numberFormat();

/** Formats a count in full: `12,480`. */
export const formatCount = (count: number): string => grouped(count);
