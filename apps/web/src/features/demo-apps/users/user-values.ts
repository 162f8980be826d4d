import type { User } from '@horae/contract/demo-apps/users.contract';
import {
  type Icon,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconEdit,
  IconPencil,
  IconTool,
  IconUser,
  IconUserShield,
} from '@tabler/icons-react';
import type { BadgeTone } from '#ui/badge';

export const roles: readonly User['role'][] = ['admin', 'editor', 'author', 'maintainer', 'subscriber'];
export const plans: readonly User['currentPlan'][] = ['enterprise', 'team', 'company'];
export const statuses: readonly User['status'][] = ['active', 'inactive', 'pending'];

export const roleIcons: Record<User['role'], Icon> = {
  admin: IconUserShield,
  editor: IconEdit,
  author: IconPencil,
  maintainer: IconTool,
  subscriber: IconUser,
};

export const statusLooks: Record<User['status'], { tone: BadgeTone; icon: Icon }> = {
  active: { tone: 'success', icon: IconCircleCheck },
  inactive: { tone: 'neutral', icon: IconCircleMinus },
  pending: { tone: 'warning', icon: IconCircleDashed },
};
