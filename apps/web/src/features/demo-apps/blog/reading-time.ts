/** How many words a reader takes in a minute. */
const wordsAMinute = 200;

/** How long a post takes to read, in whole minutes, at least one. */
export function minutesToRead(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / wordsAMinute));
}
