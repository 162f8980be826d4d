import { words } from '#platform/words';

export const feedWords = words('roster-feed', {
  title: 'Calendar feed of {{name}}',
  what: 'A phone or calendar that subscribes to an address sees the shifts from last month to three months ahead, and follows every change. Reasons for leave are not in it.',
  make: 'Make an address',
  address: 'Address',
  once: 'Copy it now: it is not shown again.',
  copy: 'Copy address',
  copied: 'Address copied',
  notCopied: 'The address could not be copied.',
  none: 'There is no address yet.',
  list: 'Addresses in force',
  made: 'Made {{date}}',
  read: 'last read {{date}}',
  unread: 'not read yet',
  revoke: 'Revoke',
  revokeMade: 'Revoke the address made {{date}}',
  sure: 'Whoever subscribed to it sees no more changes.',
  confirm: 'Revoke it',
  keep: 'Keep it',
  revoked: 'Address revoked',
});
