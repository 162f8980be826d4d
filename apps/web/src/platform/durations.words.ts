import { words } from './words';

/** Lengths of time, short. */
export const durationWords = words('durations', {
  hours: '{{hours}} h',
  minutes: '{{minutes}} m',
  longMinutes: '{{minutes}} min',
  hoursAndMinutes: '{{hours}} h {{minutes}}',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
});
