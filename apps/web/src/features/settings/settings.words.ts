import { words } from '#platform/words';

export const settingsWords = words('area.settings', {
  group: 'Settings',
  accountSettings: 'Account settings',
  accounts: 'Accounts',
  audit: 'Audit',
  securityEvents: 'Security events',
});
