import type { Email } from '@horae/contract/office/emails';
import { samplePeople as people, type SamplePerson } from '#platform/sample-people';

export interface SampleEmail {
  folder: Email['folder'];
  /** The other side: the sender, or the recipient of the account's own mail. */
  with: SamplePerson;
  subject: string;
  message: string;
  hoursAgo: number;
  isUnread?: boolean;
  isStarred?: boolean;
  labels?: Email['labels'];
  cc?: string[];
  attachments?: Email['attachments'];
  reply?: { hoursAgo: number; message: string };
}

const file = (fileName: string, size: string): Email['attachments'][number] => ({
  fileName,
  thumbnail: fileName.endsWith('.svg') ? `/samples/mail/${fileName}` : '',
  url: `/samples/mail/${fileName}`,
  size,
});

const stranger = (fullName: string, email: string): SamplePerson => ({ fullName, jobTitle: '', email });

export const sampleEmails: SampleEmail[] = [
  {
    folder: 'inbox',
    with: people.housekeeper,
    subject: 'Two sick, one short on floor 4',
    message:
      '<p>Good morning,</p><p>two of us called in sick. Floor 3 is covered, <strong>floor 4 is one short</strong> until noon. May I ask the spa for help?</p><p>Maria</p>',
    hoursAgo: 1,
    isUnread: true,
    labels: ['important'],
  },
  {
    folder: 'inbox',
    with: people.restaurant,
    subject: 'Opening weeks of the roof terrace',
    message:
      '<p>Here is how many people I need a night.</p><ul><li>Fridays and Saturdays five, from week 3 six</li><li>the last two leave together</li></ul><p>Marco</p>',
    hoursAgo: 3,
    isUnread: true,
    isStarred: true,
    labels: ['company'],
    attachments: [file('terrace-weeks.csv', '1 KB')],
  },
  {
    folder: 'inbox',
    with: people.payroll,
    subject: 'Hours close on the 25th',
    message:
      '<p>A reminder: please approve the time sheets by the 25th, 18:00. Overtime that is not approved goes into the next month.</p>',
    hoursAgo: 6,
    isUnread: true,
    labels: ['company', 'important'],
    attachments: [file('closing-dates.csv', '1 KB')],
  },
  {
    folder: 'inbox',
    with: people.maintenance,
    subject: 'Badge reader, staff entrance',
    message:
      '<p>The new reader goes to the right of the door, see the plan. It works from tomorrow; until then the kitchen door.</p>',
    hoursAgo: 22,
    labels: ['company'],
    attachments: [file('staff-entrance.svg', '1 KB')],
    reply: { hoursAgo: 20, message: '<p>Thank you. I’ll tell the early shift.</p>' },
  },
  {
    folder: 'inbox',
    with: people.chef,
    subject: 'New allergen list',
    message: '<p>Four dishes changed. Please print it for the breakfast room and take the old one down.</p>',
    hoursAgo: 27,
    labels: ['company'],
    attachments: [file('allergens.csv', '1 KB')],
  },
  {
    folder: 'inbox',
    with: people.nightAuditor,
    subject: 'Swap of two nights',
    message:
      '<p>Could I swap Tuesday and Thursday with Lucia? She agrees, and both of us keep eleven hours of rest.</p>',
    hoursAgo: 31,
    isUnread: true,
    attachments: [file('night-swap.csv', '1 KB')],
  },
  {
    folder: 'inbox',
    with: people.reservations,
    subject: 'Group of 42 arrives a day early',
    message:
      '<p>The choir from Graz arrives on Wednesday at 22:30. We need one more at the desk and a late supper.</p>',
    hoursAgo: 46,
    isStarred: true,
    labels: ['important'],
    cc: [people.frontOffice.email],
  },
  {
    folder: 'inbox',
    with: people.spa,
    subject: 'Winter hours of the spa',
    message:
      '<p>From November we close on Mondays and open at ten. Three people move to part time, by their own wish.</p>',
    hoursAgo: 72,
    attachments: [file('spa-winter-hours.csv', '1 KB')],
  },
  {
    folder: 'inbox',
    with: stranger('Eva Lindqvist', 'eva.lindqvist@lakeside.example'),
    subject: 'Thank you for the stay',
    message: '<p>The young man at the night desk found our forgotten keys and drove after us. Please tell him.</p>',
    hoursAgo: 98,
    isStarred: true,
    labels: ['personal'],
  },
  {
    folder: 'inbox',
    with: people.humanResources,
    subject: 'Certificates that run out',
    message:
      '<p>Six first-aid certificates run out next month. The course is on the 14th; I reserved eight places.</p>',
    hoursAgo: 120,
    labels: ['private'],
  },
  {
    folder: 'sent',
    with: people.frontOffice,
    subject: 'Sunday is covered',
    message: '<p>Lucia takes the desk on Sunday from seven. It is on the roster.</p>',
    hoursAgo: 47,
  },
  {
    folder: 'sent',
    with: people.restaurant,
    subject: 'Bartenders: two interviews',
    message: '<p>Both can come on Thursday, at 11:00 and at 11:45. Shall I book the small room?</p>',
    hoursAgo: 75,
    labels: ['company'],
  },
  {
    folder: 'sent',
    with: people.payroll,
    subject: 'Corrected hours of the kitchen',
    message: '<p>Two clock-outs were missing on the 9th; they are in now, approved by Sofia.</p>',
    hoursAgo: 140,
    isStarred: true,
  },
  {
    folder: 'draft',
    with: people.humanResources,
    subject: 'Welcome letter for the season',
    message: '<p>Dear colleague,</p><p>your first day begins at the staff entrance…</p>',
    hoursAgo: 26,
  },
  {
    folder: 'draft',
    with: people.maintenance,
    subject: 'Fire drill',
    message: '<p>Could we do it at ten, when both shifts are in?</p>',
    hoursAgo: 53,
    attachments: [file('meeting-points.svg', '1 KB')],
  },
  {
    folder: 'spam',
    with: stranger('Lucky Keys Ltd', 'win@lucky-keys.example'),
    subject: 'You have won a yacht',
    message: '<p>Only the postage is missing. Answer within the hour.</p>',
    hoursAgo: 15,
    isUnread: true,
  },
  {
    folder: 'spam',
    with: stranger('Rosterwizard', 'sales@rosterwizard.example'),
    subject: 'RE: RE: our call that never was',
    message: '<p>Following up on my follow-up of last week…</p>',
    hoursAgo: 66,
    isUnread: true,
  },
  {
    folder: 'spam',
    with: stranger('Bank Service', 'service@bank-notice.example'),
    subject: 'Your account sleeps',
    message: '<p>Wake it up by sending us your password.</p>',
    hoursAgo: 190,
  },
  {
    folder: 'trash',
    with: people.frontOffice,
    subject: 'Lunch menu of last week',
    message: '<p>Monday lentils, Tuesday moussaka, Wednesday fish.</p>',
    hoursAgo: 170,
  },
  {
    folder: 'trash',
    with: people.reservations,
    subject: 'Lost and found: one umbrella',
    message: '<p>Blue, with a wooden handle. It has been fetched.</p>',
    hoursAgo: 210,
    labels: ['personal'],
  },
  {
    folder: 'inbox',
    with: stranger('Takis Zervas', 'takis.zervas@coast-bus.example'),
    subject: 'Late bus for your staff',
    message: '<p>We can run the line at 00:20 if ten people ride on most nights. How many would it be?</p>',
    hoursAgo: 215,
    labels: ['company'],
  },
  {
    folder: 'inbox',
    with: people.chef,
    subject: 'Walnut cake on Friday',
    message: '<p>For the staff, at four, because Petros has been with us for ten years.</p>',
    hoursAgo: 240,
    isStarred: true,
    labels: ['personal', 'private'],
  },
];
