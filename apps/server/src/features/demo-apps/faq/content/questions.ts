import type { FaqCategory, faqCategories } from '@horae/contract/demo-apps/faq.contract';

/** Short answers, by category. Part of the code and not stored, because help belongs to a version of the product. */
export const questions: Record<(typeof faqCategories)[number], FaqCategory> = {
  contract: {
    icon: 'file-text',
    title: 'Contract',
    subtitle: 'What Horae knows of a working contract',
    qandA: [
      {
        question: 'Where do the weekly hours of an employee come from?',
        ans: 'From the contract in force on the last day that is shown. They arrive with the people of the hotel, and the timeline compares its totals with them.',
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
        ans: 'Hours are cut at midnight: 22:00 to 06:00 gives two hours to the first day and six to the second. Heads count on the day the shift begins.',
      },
      {
        question: 'How long is a night shift when the clock changes?',
        ans: 'As long as it really lasted. In the October night 22:00 to 06:00 is nine hours, in the March night seven.',
      },
      {
        question: 'Which hours does the Compare lens put under each other?',
        ans: 'The plan as a bar, the declaration as a bracket below it, and the clock as a solid line. What leaves the plan is marked and told in minutes.',
      },
      {
        question: 'Why is a declared shift not shown as a bar?',
        ans: 'Declarations mirror the plan, so drawing both would show everything twice. Only declared overtime has a bar of its own.',
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
        ans: 'No. A change of the roster reaches every open screen within about a second. “Updated” in the toolbar says when the data was read.',
      },
      {
        question: 'What does the bell tell?',
        ans: 'Findings of the rosters you look at, data that could not be refreshed, and what the other apps have for you. It keeps a notice until its cause is gone.',
      },
      {
        question: 'What happens when two people edit the same record?',
        ans: 'The second one is told, keeps what was typed, sees what is stored now, and decides. Nothing is overwritten silently.',
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
        ans: 'Files with the columns of a common schedule export, a plain one with employee code, start and end, and any other with a mapping file. A dry run reports row by row before anything is written.',
      },
      {
        question: 'What is in an export?',
        ans: 'Exactly what the screen shows: the same filters, the same range, the same rounding. The menu says how many rows it will hold.',
      },
      {
        question: 'Can I have my shifts in the calendar of my phone?',
        ans: 'Yes. An administrator makes a feed address for an employee; a phone that subscribes to it follows every change. The address can be revoked.',
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
        ans: 'You, and the person you wrote to. Chats and mailboxes belong to one account; administrators have no way into them.',
      },
      {
        question: 'Why does a mail say “not sent: no mail server set”?',
        ans: 'Mails to people of this server are delivered inside. For addresses elsewhere the server needs the setting SMTP_URL.',
      },
      {
        question: 'Does a deleted task or mail come back?',
        ans: 'Deleted tasks and mails lie in Deleted and Trash until you remove them for good. Most other actions offer Undo for six seconds.',
      },
    ],
  },
};
