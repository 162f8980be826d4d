import type { RouteContract } from '@horae/contract/route';
import { accountSettingsContract as accountSettings } from '@horae/contract/settings/account-settings.contract';
import { accountsContract as accounts } from '@horae/contract/settings/accounts.contract';
import { auditContract as audit } from '@horae/contract/settings/audit.contract';
import { securityEventsContract as securityEvents } from '@horae/contract/settings/security-events.contract';
import { slipsContract as slips } from '@horae/contract/settings/slips.contract';

/** The calls without which a page would be empty. */
export const pageCalls: Record<string, RouteContract[]> = {
  '/accounts': [accounts.list, accounts.one, slips.people],
  '/audit': [audit.list, audit.choices],
  '/security-events': [securityEvents.list, securityEvents.one, securityEvents.choices, securityEvents.feeds],
  '/account-settings': [accountSettings.read],
};
