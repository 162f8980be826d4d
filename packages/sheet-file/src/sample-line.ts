/** Returns the line that shows best whether text was decoded as its author wrote it, at most 200 characters of it. */
export function sampleLine(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const line = lines.find((one, at) => at > 0 && hasOtherLetters(one)) ?? lines.find(hasOtherLetters) ?? lines[1];
  return (line ?? lines[0] ?? '').slice(0, 200);
}

// Every encoding writes the letters of English alike.
const hasOtherLetters = (line: string) => /[^\p{ASCII}]/u.test(line);
