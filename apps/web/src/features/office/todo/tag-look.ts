import type { BadgeTone } from '#ui/badge';
import type { TaskTag } from './task-place';

export const tagTones: Record<TaskTag, BadgeTone> = {
  team: 'primary',
  low: 'neutral',
  medium: 'info',
  high: 'warning',
  update: 'success',
};
