import { durationWords } from './durations.words';
import { withDecimalMark } from './in-language';

const minus = '−';

/**
 * The one rounding rule: hours are shown in whole minutes. What is shown beside a difference then adds up to it.
 */
export const wholeMinutes = (minutes: number): number => Math.round(minutes);

/** `7 h 30 m`, `8 h`, `45 m`, for text. */
export function hoursText(minutes: number): string {
  const whole = wholeMinutes(Math.abs(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [
    hours > 0 || rest === 0 ? durationWords.say('hours', { hours }) : '',
    rest > 0 ? durationWords.say('minutes', { minutes: rest }) : '',
  ].filter(Boolean);
  return (minutes < 0 && whole > 0 ? minus : '') + parts.join(' ');
}

/** Hours as a number with up to two decimals. */
export const hoursCount = (minutes: number): number => Math.round((wholeMinutes(minutes) / 60) * 100) / 100;

/** `7.5`, `8`, `−0.25`, for screens. */
export function hoursNumber(minutes: number): string {
  const text = withDecimalMark(String(Math.abs(hoursCount(minutes))));
  return hoursCount(minutes) < 0 ? minus + text : text;
}

/** `7.50`, for exports and beside amounts of money. */
export function hoursFixed(minutes: number): string {
  const text = withDecimalMark(Math.abs(hoursCount(minutes)).toFixed(2));
  return hoursCount(minutes) < 0 ? minus + text : text;
}

/** `+1.5`, `−0.25`, `0`: differences always have a sign. */
export function hoursVariance(minutes: number): string {
  const text = hoursNumber(minutes);
  return minutes > 0 && wholeMinutes(minutes) > 0 ? `+${text}` : text;
}

/** The difference of two amounts as they are shown. */
export const shownDifference = (minutes: number, from: number): number => wholeMinutes(minutes) - wholeMinutes(from);
