/** `07:00–15:00`; of minutes after midnight. */
export const timesText = (from: number, to: number): string => `${clock(from)}–${clock(to)}`;

const clock = (minutes: number): string =>
  [Math.floor((minutes % 1440) / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
