import { words } from '#platform/words';

/** The area and its pages in the menu. */
export const settingsWords = words('area.settings', {
  group: 'Settings',
  accountSettings: 'Account settings',
  accounts: 'Accounts',
  audit: 'Audit',
});
