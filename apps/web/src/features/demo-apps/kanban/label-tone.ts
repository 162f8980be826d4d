import type { BadgeTone } from '#ui/badge';

const tones: BadgeTone[] = ['primary', 'info', 'success', 'warning', 'neutral'];

/** Derives the colour from the text, so that a label has the same colour everywhere. */
export function labelTone(label: string): BadgeTone {
  let sum = 0;
  for (const letter of label) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tones[sum % tones.length]!;
}
