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

export const actions = ['add', 'change', 'remove', 'import', 'see', 'export'] as const;

export const toneOf = (action: string): BadgeTone => tones[action] ?? 'neutral';

/** The label of an action; unknown actions are returned unchanged. */
export function wordOf(action: string, say: typeof auditWords.say): string {
  const known = actions.find((one) => one === action);
  return known ? say(`action.${known}`) : action;
}
