/** Average reading speed. */
const wordsAMinute = 200;

/** The reading time of a post in whole minutes, at least one. */
export function minutesToRead(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / wordsAMinute));
}
