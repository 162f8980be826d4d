import type { AreaContracts } from '../area';
import { page } from '../product-page';
import { accountSettingsContract } from './account-settings.contract';
import { accountsContract } from './accounts.contract';
import { auditContract } from './audit.contract';
import { securityEventsContract } from './security-events.contract';
import { slipsContract } from './slips.contract';

export const area: AreaContracts = {
  name: 'settings',
  order: 50,
  contracts: [auditContract, accountSettingsContract, accountsContract, slipsContract, securityEventsContract],
  pages: [
    page(25, 'Account settings', '/account-settings', 'settings'),
    page(32, 'Audit', '/audit', 'eye-check', 'admin'),
    page(45, 'Security events', '/security-events', 'shield-lock', 'admin'),
    page(33, 'Accounts', '/accounts', 'key', 'hotel-admin'),
  ],
};
