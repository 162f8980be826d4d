import { words } from '#platform/words';

const texts = {
  title: 'Security events',
  thing: 'security events',
  search: 'Search addresses and e-mails',
  none: 'Nothing has happened yet.',
  kind: 'Type',
  allKinds: 'All types',
  outcome: 'Outcome',
  allOutcomes: 'All outcomes',
  account: 'Account',
  allAccounts: 'All accounts',
  at: 'When',
  what: 'What happened',
  who: 'Who',
  email: 'E-mail, masked',
  from: 'From',
  browser: 'Browser',
  hotel: 'Hotel',
  about: 'About',
  count: 'Times',
  last: 'Last',
  noHotel: 'Whole server',
  somebody: 'somebody',
  server: 'the server or its command line',
  details: 'Security event',
  gone: 'This event no longer exists.',
  'fact.call': 'Call',
  'fact.status': 'Answer',
  'fact.others': 'More calls',
  'fact.before': 'Before',
  'fact.after': 'After',
  'fact.by': 'By',
  'fact.what': 'What',
  'fact.feed': 'Feed',
  'fact.name': 'Name',
  'fact.format': 'Format',
  'fact.rows': 'Rows',
  'fact.reportedBy': 'Reported by',
  'fact.role': 'Role',
  'fact.link': 'Link',
  'fact.number': 'Number',
  'fact.sessions': 'Sessions',
  'fact.month': 'Month',
  'fact.employeeId': 'Employee',
  'fact.declaration': 'Declaration',
  'fact.erased': 'Erased',
  'fact.newPassword': 'New password',
  'fact.snapshot': 'Snapshot',
  'fact.restoredAt': 'Restored',
  'outcome.success': 'Succeeded',
  'outcome.failure': 'Failed',
  'outcome.blocked': 'Blocked',
  times_one: '{{said}}, once',
  times_other: '{{said}}, {{count}} times',
  fromAddress: '{{said}} from {{address}}',
  'subject.account': 'account {{id}}',
  'subject.device': 'device {{id}}',
  'subject.employee': 'employee {{id}}',
  'subject.feed': 'address {{id}}',
  'export.scope_one': '{{count}} event',
  'export.scope_other': '{{count}} events',
};

export const securityEventsWords = words('security-events', texts);

type FactName = keyof typeof texts & `fact.${string}`;

/** The label of a fact; unknown ones are shown as they are called. */
export function factName(name: string): string {
  const key = `fact.${name}`;
  return key in texts ? securityEventsWords.say(key as FactName) : name;
}
