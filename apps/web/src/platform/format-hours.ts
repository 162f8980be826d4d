const minus = '−';

/** `7 h 30 m`, `8 h`, `45 m`, for text. */
export function hoursText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.round(Math.abs(minutes) % 60)];
  const parts = [hours > 0 || rest === 0 ? `${hours} h` : '', rest > 0 ? `${rest} m` : ''].filter(Boolean);
  return (minutes < 0 ? minus : '') + parts.join(' ');
}

/** `7.50`, for tables and exports. */
export function hoursNumber(minutes: number): string {
  const text = (Math.abs(minutes) / 60).toFixed(2);
  return minutes < 0 && text !== '0.00' ? minus + text : text;
}

/** `+1.50`, `−0.25`, `0.00`: differences always have a sign. */
export function hoursVariance(minutes: number): string {
  const text = hoursNumber(minutes);
  return minutes > 0 && text !== '0.00' ? `+${text}` : text;
}
