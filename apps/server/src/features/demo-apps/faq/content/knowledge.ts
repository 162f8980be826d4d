interface Article {
  question: string;
  slug: string;
  updated: string;
  content: string;
}

interface Topic {
  title: string;
  icon: string;
  iconColor: string;
  articles: Article[];
}

interface Area {
  category: string;
  title: string;
  desc: string;
  topics: Topic[];
}

/** The knowledge base: areas, their topics, and an article for each question. */
export const knowledge: Area[] = [
  {
    category: 'first-steps',
    title: 'First steps',
    desc: 'Log in, choose a hotel and find your way.',
    topics: [
      {
        title: 'Finding your way',
        icon: 'compass',
        iconColor: 'primary',
        articles: [
          {
            question: 'How do I get around with the keyboard?',
            slug: 'keyboard',
            updated: '2026-11-02',
            content:
              '<p>Press <strong>?</strong> for the keys of the screen you are on. <strong>Ctrl K</strong> opens the search, which finds pages, hotels, people, mails, tasks and whatever else you may see, with or without accents. <strong>g</strong> and then a letter opens a page: <strong>t</strong> the timeline, <strong>u</strong> the units, <strong>w</strong> the working hours.</p><p>Single letters can be switched off in the same dialog, if they get in your way.</p>',
          },
          {
            question: 'How do I change the hotel?',
            slug: 'change-hotel',
            updated: '2026-11-02',
            content:
              '<p>The hotel is shown in the bar at the top. Press it and choose another one. Only hotels that you have access to are listed. Filters that belong to one hotel are cleared; the dates stay.</p>',
          },
          {
            question: 'What do the two skins change?',
            slug: 'skins',
            updated: '2026-10-20',
            content:
              '<p>Only colours. The light skin is for desks by day, the dark one for the front desk at night. Both have the same contrast and patterns, so nothing depends on colour alone.</p>',
          },
        ],
      },
    ],
  },
  {
    category: 'rosters',
    title: 'Rosters',
    desc: 'Read and filter the staff timeline and the unit calendars.',
    topics: [
      {
        title: 'The staff timeline',
        icon: 'timeline-event',
        iconColor: 'success',
        articles: [
          {
            question: 'How do I see only my department?',
            slug: 'only-my-department',
            updated: '2026-11-10',
            content:
              '<p>Choose the department group, then the department. The order matters: the group narrows the departments that are offered. Your choices are shown as chips under the filters and are part of the address, so a link shows a colleague the same view.</p>',
          },
          {
            question: 'What do the triangles mean?',
            slug: 'findings',
            updated: '2026-11-10',
            content:
              '<p>A triangle is a finding: too little rest between two shifts, more than the weekly hours, overlapping shifts, a missing clock-out. Open the shift and read the sentence; <strong>i</strong> goes to the next one.</p>',
          },
          {
            question: 'How do I share exactly what I see?',
            slug: 'share-a-view',
            updated: '2026-11-11',
            content:
              '<p>Copy the address, or use “Copy link” in the details of a shift. Dates, zoom, filters and the open shift are all in it.</p>',
          },
        ],
      },
      {
        title: 'Unit calendars',
        icon: 'sitemap',
        iconColor: 'info',
        articles: [
          {
            question: 'What does the cover row count?',
            slug: 'cover-row',
            updated: '2026-11-12',
            content:
              '<p>People of the department whose shift begins on that day. The lowest and the highest number of the range are underlined.</p>',
          },
          {
            question: 'How do I print the list of a day?',
            slug: 'day-list',
            updated: '2026-11-12',
            content:
              '<p>Press the heading of the day and then Print. The list shows who works, when and where. Only the list is printed, not the rest of the screen.</p>',
          },
        ],
      },
    ],
  },
  {
    category: 'working-hours',
    title: 'Working hours',
    desc: 'Planned, declared and clocked hours, and why they differ.',
    topics: [
      {
        title: 'Sums and measures',
        icon: 'clock-hour-4',
        iconColor: 'warning',
        articles: [
          {
            question: 'What is the variance?',
            slug: 'variance',
            updated: '2026-11-14',
            content:
              '<p>Clocked hours less planned hours, or declared less planned. A person-day whose variance is above the threshold is marked. Press a cell to see the shifts behind it.</p>',
          },
          {
            question: 'Why do the clocked hours not include the break?',
            slug: 'clock-and-break',
            updated: '2026-11-14',
            content:
              '<p>The clock knows when somebody came and left, not when they took a break. So the break of the planned shift is deducted, just as in the plan.</p>',
          },
          {
            question: 'Can I change the order of the levels?',
            slug: 'levels',
            updated: '2026-11-15',
            content:
              '<p>Yes. The Levels menu moves business unit, organisation unit, work centre, department and employee up and down, or leaves one out. The totals stay the same.</p>',
          },
        ],
      },
    ],
  },
  {
    category: 'declarations',
    title: 'Declarations',
    desc: 'What was declared to ERGANI, next to the plan and the clock.',
    topics: [
      {
        title: 'Reading declarations',
        icon: 'rubber-stamp',
        iconColor: 'danger',
        articles: [
          {
            question: 'Where do I see what was declared?',
            slug: 'see-declared',
            updated: '2026-11-15',
            content:
              '<p>Switch on Compare on the timeline, or choose the measure Declared in the working hours. A shift without a declaration says “Not declared”.</p>',
          },
          {
            question: 'Is overtime that is planned and declared counted twice?',
            slug: 'overtime-once',
            updated: '2026-11-15',
            content:
              '<p>No. Planned overtime and its declaration are drawn as one bar with a stamp, and the hours count once.</p>',
          },
        ],
      },
    ],
  },
  {
    category: 'accounts',
    title: 'Accounts and safety',
    desc: 'Passwords, roles and what each role sees.',
    topics: [
      {
        title: 'Your account',
        icon: 'user-circle',
        iconColor: 'primary',
        articles: [
          {
            question: 'What do I do if I forgot my password?',
            slug: 'forgotten-password',
            updated: '2026-10-28',
            content:
              '<p>Press “Forgot password?” on the login page. The link you receive works once, for one hour. Changing the password ends all your other sessions.</p>',
          },
          {
            question: 'Why was I logged out?',
            slug: 'logged-out',
            updated: '2026-10-28',
            content:
              '<p>After an hour without a key or a click, when you logged out in another tab, or when an administrator ended the session. Anything you were typing in a form is lost, so save before you leave your desk.</p>',
          },
        ],
      },
      {
        title: 'Roles',
        icon: 'shield-lock',
        iconColor: 'success',
        articles: [
          {
            question: 'Which pages can a client account not open?',
            slug: 'client-pages',
            updated: '2026-11-01',
            content:
              '<p>Users, employee data, roles, permissions, invoices, kanban and the figures of the business. These pages are not in the menu, and their addresses show “No access”.</p>',
          },
          {
            question: 'Why do I see “Absent” instead of the type of leave?',
            slug: 'absent',
            updated: '2026-11-01',
            content:
              '<p>Why somebody is away is private. Accounts with the right to approve see the type of leave. Everybody else sees only that the person is absent.</p>',
          },
        ],
      },
    ],
  },
  {
    category: 'operations',
    title: 'Running Horae',
    desc: 'Start, back up and move your own server.',
    topics: [
      {
        title: 'The server',
        icon: 'server',
        iconColor: 'info',
        articles: [
          {
            question: 'Are backups made automatically?',
            slug: 'snapshots',
            updated: '2026-11-05',
            content:
              '<p>The embedded database takes a snapshot every hour in which something was written, and keeps the last 24. <code>npm run restore -- SNAPSHOT</code> restores one of them.</p>',
          },
          {
            question: 'How do I move to a database server?',
            slug: 'move-database',
            updated: '2026-11-05',
            content:
              '<p><code>npm run export -- FILE</code> writes everything, <code>npm run import-all -- FILE</code> reads it with <code>DATABASE_URL</code> set. Counts are compared on both sides.</p>',
          },
        ],
      },
    ],
  },
];
