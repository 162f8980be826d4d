import type { FaqCategory, faqCategories } from '@horae/contract/demo-apps/faq.contract';

/** Short answers, by category. Part of the code and not stored, because help belongs to a version of the product. */
export const questions: Record<(typeof faqCategories)[number], FaqCategory> = {
  contract: {
    icon: 'file-text',
    title: 'Contract',
    subtitle: 'What Horae knows about an employment contract',
    qandA: [
      {
        question: 'Where do the weekly hours of an employee come from?',
        ans: 'From the contract in force on the last day shown. The timeline compares its totals with them.',
      },
      {
        question: 'What is the difference between fixed and flexible hours?',
        ans: 'Fixed hours follow a declared timetable, flexible ones vary from week to week. The timeline marks the first with F and the second with Fx, and both can be filtered.',
      },
      {
        question: 'Does a change of contract change old weeks?',
        ans: 'No. Contracts have a first day; weeks before it keep what was in force then.',
      },
    ],
  },
  time_schedule: {
    icon: 'calendar-time',
    title: 'Time Schedule',
    subtitle: 'Rosters, hours and the clock',
    qandA: [
      {
        question: 'Why does a night shift count on two days?',
        ans: 'Hours are split at midnight: 22:00 to 06:00 gives two hours to the first day and six to the second. People are counted on the day the shift starts.',
      },
      {
        question: 'How long is a night shift when the clock changes?',
        ans: 'As long as it really lasts. In the October night, 22:00 to 06:00 is nine hours; in the March night it is seven.',
      },
      {
        question: 'Which hours does the Compare lens show?',
        ans: 'The plan as a bar, the declaration as a bracket below it, and the clock as a solid line. Anything that differs from the plan is marked, in minutes.',
      },
      {
        question: 'Why is a declared shift not shown as a bar?',
        ans: 'Declarations match the plan, so drawing both would show everything twice. Only declared overtime has its own bar.',
      },
    ],
  },
  activity: {
    icon: 'activity',
    title: 'Activity',
    subtitle: 'What happens while you look',
    qandA: [
      {
        question: 'Do I have to reload to see what others changed?',
        ans: 'No. A change to the roster appears on every open screen within about a second. “Updated” in the toolbar shows when the data was loaded.',
      },
      {
        question: 'What does the bell show?',
        ans: 'What needs your attention: findings, requests, time sheets to approve, unread mail and messages. An entry stays until you have dealt with it.',
      },
      {
        question: 'What happens when two people edit the same record?',
        ans: 'The second person sees a message, keeps what they typed, sees the current version, and decides. Nothing is overwritten silently.',
      },
    ],
  },
  files: {
    icon: 'files',
    title: 'Files',
    subtitle: 'Into Horae and out of it',
    qandA: [
      {
        question: 'Which roster files can be imported?',
        ans: 'Schedules exported from Deputy, simple files with employee code, start and end, and any other file whose columns you match. You see the result for each row before anything is saved.',
      },
      {
        question: 'What is in an export?',
        ans: 'Exactly what the screen shows: the same filters, the same range, the same rounding. The menu shows how many rows it will contain.',
      },
      {
        question: 'Can I see my shifts in the calendar on my phone?',
        ans: 'Yes. An administrator creates a feed address for an employee; a phone that subscribes to it shows every change. The address can be revoked.',
      },
    ],
  },
  conversation: {
    icon: 'messages',
    title: 'Conversation',
    subtitle: 'Chat and mail between people',
    qandA: [
      {
        question: 'Who can read my messages?',
        ans: 'You, and the person you wrote to. Chats and mailboxes belong to one account; administrators cannot open them.',
      },
      {
        question: 'Why does a mail say “not sent: no mail server set”?',
        ans: 'Mail to people on this server is delivered directly. For other addresses the server needs the setting SMTP_URL.',
      },
      {
        question: 'Can I get back a deleted task or mail?',
        ans: 'Yes. Deleted tasks and mails stay in Deleted and Trash until you remove them permanently. Most other actions offer Undo for six seconds.',
      },
    ],
  },
};
