import { words } from '#platform/words';

export const feedWords = words('roster-feed', {
  title: 'Calendar feed of {{name}}',
  what: 'A phone or calendar that subscribes to an address shows the shifts from last month to three months ahead, and follows every change. Reasons for leave are not included.',
  make: 'Create address',
  address: 'Address',
  once: 'Copy it now: it is not shown again.',
  copy: 'Copy address',
  copied: 'Address copied',
  notCopied: 'The address could not be copied.',
  none: 'There is no address yet.',
  list: 'Active addresses',
  made: 'Created {{date}}',
  read: 'last read {{date}}',
  unread: 'not read yet',
  revoke: 'Revoke',
  revokeMade: 'Revoke the address created {{date}}',
  sure: 'Calendars that subscribe to it will no longer be updated.',
  confirm: 'Revoke it',
  keep: 'Keep it',
  revoked: 'Address revoked',
});
