import type { BadgeTone } from '#ui/badge';
import { auditWords } from './audit.words';

const tones: Record<string, BadgeTone> = {
  add: 'success',
  change: 'info',
  remove: 'danger',
  import: 'primary',
  see: 'warning',
  export: 'warning',
};

export const deeds = ['add', 'change', 'remove', 'import', 'see', 'export'] as const;

export const toneOf = (deed: string): BadgeTone => tones[deed] ?? 'neutral';

/** The word of a deed; one that is not known stands as it was written. */
export function wordOf(deed: string, say: typeof auditWords.say): string {
  const known = deeds.find((one) => one === deed);
  return known ? say(`deed.${known}`) : deed;
}
