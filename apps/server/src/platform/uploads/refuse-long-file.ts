import { invalid } from '../errors';

/** A file of 10 MB has fewer rows of shifts or punches; it only has more if its lines say nothing. */
const linesAtMost = 300_000;

/** Refuses a file with more lines than a real one can have, before any of them is read. */
export function refuseLongFile(text: string): void {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  if (lines <= linesAtMost) return;
  const most = linesAtMost.toLocaleString('en');
  throw invalid('file', `This file has ${lines.toLocaleString('en')} lines. Import at most ${most} at once: split it.`);
}
