import type { BadgeTone } from '#ui/badge';
import type { MailLabel } from './mail-place';

export const labelTones: Record<MailLabel, BadgeTone> = {
  personal: 'success',
  company: 'primary',
  important: 'warning',
  private: 'neutral',
};
