import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { samplePeople as people } from '#platform/sample-people';
import type { PersonalSamples } from '#platform/samples';
import { accounts } from '../../core/session/session.table';
import { chatContacts, chatMessages, chatProfiles, chats } from './chat.table';

type Person = keyof typeof people;
type Status = 'online' | 'offline' | 'busy' | 'away';

const contacts: [Person, Status, about: string][] = [
  ['housekeeper', 'online', 'Rooms ready by three. Call me on the service phone.'],
  ['frontOffice', 'busy', 'At the desk until four.'],
  ['chef', 'away', 'In the kitchen; leave a message.'],
  ['reservations', 'online', 'Groups, late arrivals, wishes.'],
  ['maintenance', 'offline', 'For anything that drips, write the room number first.'],
  ['payroll', 'online', 'Hours close on the 25th.'],
  ['restaurant', 'busy', 'Service from six to eleven.'],
  ['spa', 'offline', 'Closed on Mondays.'],
  ['nightAuditor', 'away', 'Here from ten at night.'],
  ['humanResources', 'online', 'Contracts, leave, certificates.'],
];

// The contact that is linked to the demo's other account.
const linkedPerson: Person = 'humanResources';

type Said = [minutesAgo: number, who: 'own' | 'contact', message: string];

const conversations: { with: Person; unseen: number; said: Said[] }[] = [
  {
    with: 'frontOffice',
    unseen: 0,
    said: [
      [2950, 'own', 'Can somebody cover the desk on Sunday from seven?'],
      [2941, 'contact', 'Lucia would like the hours. I’ll ask her.'],
      [2890, 'contact', 'She says yes.'],
      [2888, 'own', 'Wonderful, I’ll put her on the roster.'],
    ],
  },
  {
    with: 'maintenance',
    unseen: 1,
    said: [
      [1490, 'own', 'The badge reader at the staff entrance blinks red again.'],
      [
        1400,
        'contact',
        'Its power supply is tired. The new one comes tomorrow; until then please use the kitchen door.',
      ],
    ],
  },
  {
    with: 'housekeeper',
    unseen: 2,
    said: [
      [96, 'contact', 'Good morning! Two of us called in sick.'],
      [92, 'own', 'Get well to both. Is floor 3 covered?'],
      [38, 'contact', 'Floor 3 is, floor 4 is one short.'],
      [35, 'contact', 'Could Anna’s team lend us somebody until noon?'],
    ],
  },
];

export const chatSamples: PersonalSamples = {
  name: 'chat',
  async add(tx, accountId, now) {
    const isDemo = await addProfileOfDemo(tx, accountId);
    const linked = isDemo ? await otherDemoAccount(tx, accountId) : undefined;
    const rows = contacts.map(([who, status, about], index) => {
      const { fullName, jobTitle } = people[who];
      const linkedAccountId = who === linkedPerson ? (linked?.id ?? null) : null;
      return { accountId, id: index + 1, linkedAccountId, fullName, jobTitle, about, status };
    });
    await tx.insert(chatContacts).values(rows);
    for (const [index, { with: person, unseen, said }] of conversations.entries()) {
      const chat = { accountId, id: index + 1, contactId: contacts.findIndex(([who]) => who === person) + 1, unseen };
      await tx.insert(chats).values(chat);
      const messages = said.map(([minutesAgo, who, message]) => ({
        accountId,
        chatId: chat.id,
        message,
        at: new Date(now.getTime() - minutesAgo * 60_000),
        isOwn: who === 'own',
      }));
      await tx.insert(chatMessages).values(messages);
    }
  },
};

/** Adds the profile of a demo account; returns false for any other account. */
async function addProfileOfDemo(tx: Database, accountId: number): Promise<boolean> {
  const [account] = await tx
    .select({ role: accounts.role })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.isDemo, true)));
  if (!account) return false;
  const profile =
    account.role === 'admin'
      ? { jobTitle: 'HR manager', about: 'Rosters, leave and hours of all three hotels.' }
      : { jobTitle: 'Shift leader', about: 'Morning shift, front of house.' };
  await tx
    .insert(chatProfiles)
    .values({ accountId, ...profile, status: 'online' })
    .onConflictDoNothing();
  return true;
}

async function otherDemoAccount(tx: Database, accountId: number) {
  const [other] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.isDemo, true), ne(accounts.id, accountId)))
    .orderBy(asc(accounts.id))
    .limit(1);
  return other;
}
