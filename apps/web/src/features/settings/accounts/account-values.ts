import type { AccountRow } from '@horae/contract/settings/accounts.contract';
import { type Icon, IconCircleCheck, IconCircleDashed, IconCircleMinus } from '@tabler/icons-react';
import type { BadgeTone } from '#ui/badge';

export const roles: readonly AccountRow['role'][] = ['admin', 'client'];
export const states: readonly AccountRow['state'][] = ['active', 'invited', 'unconfirmed', 'disabled'];

export const stateLooks: Record<AccountRow['state'], { tone: BadgeTone; icon: Icon }> = {
  active: { tone: 'success', icon: IconCircleCheck },
  invited: { tone: 'warning', icon: IconCircleDashed },
  unconfirmed: { tone: 'warning', icon: IconCircleDashed },
  disabled: { tone: 'neutral', icon: IconCircleMinus },
};
