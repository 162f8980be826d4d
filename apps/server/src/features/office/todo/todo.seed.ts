import type { Task } from '@horae/contract/office/todo.contract';
import { dayFrom } from '#platform/sample-moments';
import { samplePeople as people } from '#platform/sample-people';
import type { PersonalSamples } from '#platform/samples';
import { todoTasks } from './todo.table';

type Flag = 'completed' | 'deleted' | 'important';

interface Sample {
  title: string;
  dueInDays: number | null;
  for: keyof typeof people | null;
  tags: Task['tags'];
  flags?: Flag[];
  description?: string;
}

const samples: Sample[] = [
  {
    title: 'Publish the roster of next week',
    dueInDays: 1,
    for: 'frontOffice',
    tags: ['team', 'high'],
    flags: ['important'],
    description: '<p>Check the night shifts of the <strong>reception</strong> first; two people asked to swap.</p>',
  },
  { title: 'Count the linen of floors 2 and 3', dueInDays: 0, for: 'housekeeper', tags: ['medium'] },
  { title: 'Approve the leave requests for August', dueInDays: 5, for: 'humanResources', tags: ['team', 'high'] },
  {
    title: 'Send the hours of the month to payroll',
    dueInDays: -1,
    for: 'payroll',
    tags: ['high'],
    flags: ['important'],
    description: '<p>Overtime needs a second look:</p><ul><li>kitchen</li><li>night reception</li></ul>',
  },
  { title: 'Fire drill with the morning shift', dueInDays: 9, for: 'maintenance', tags: ['team', 'medium'] },
  { title: 'Replace the badge reader at the staff entrance', dueInDays: -3, for: 'maintenance', tags: ['high'] },
  { title: 'Write the welcome letter for seasonal staff', dueInDays: null, for: 'humanResources', tags: ['low'] },
  { title: 'Taste the new breakfast buffet', dueInDays: 2, for: 'chef', tags: ['team', 'update'] },
  { title: 'Update the allergen list', dueInDays: 4, for: 'chef', tags: ['update', 'high'], flags: ['important'] },
  { title: 'Order name badges', dueInDays: 12, for: null, tags: ['low'] },
  { title: 'Interview two bartenders', dueInDays: 3, for: 'restaurant', tags: ['team', 'medium'] },
  { title: 'Plan the spa’s opening hours in winter', dueInDays: 20, for: 'spa', tags: ['update', 'low'] },
  { title: 'Call the bus company about the late line', dueInDays: null, for: null, tags: ['medium'] },
  { title: 'Train reception on group check-in', dueInDays: 7, for: 'frontOffice', tags: ['team', 'update'] },
  { title: 'Check rest times after the night audit', dueInDays: 0, for: 'nightAuditor', tags: ['high'] },
  {
    title: 'Renew the first-aid certificates',
    dueInDays: -8,
    for: 'humanResources',
    tags: ['medium'],
    flags: ['completed'],
  },
  { title: 'Hand out new kitchen shoes', dueInDays: -5, for: 'chef', tags: ['low'], flags: ['completed'] },
  {
    title: 'Agree on rooms for the tour group',
    dueInDays: -2,
    for: 'reservations',
    tags: ['team'],
    flags: ['completed'],
  },
  {
    title: 'Answer the labour inspector’s letter',
    dueInDays: -4,
    for: 'humanResources',
    tags: ['high'],
    flags: ['completed', 'important'],
  },
  { title: 'Repaint the staff room', dueInDays: 30, for: null, tags: ['low', 'update'] },
  { title: 'Collect timesheets on paper', dueInDays: -15, for: 'payroll', tags: ['low'], flags: ['deleted'] },
  { title: 'Print the old roster form', dueInDays: null, for: null, tags: ['update'], flags: ['deleted', 'completed'] },
];

export const todoSamples: PersonalSamples = {
  name: 'todo',
  async add(tx, accountId, now) {
    const rows = samples.map(({ title, dueInDays, for: who, tags, flags = [], description = '' }, index) => ({
      accountId,
      id: index + 1,
      title,
      dueDate: dueInDays === null ? null : dayFrom(now, dueInDays),
      description,
      assignee: who && { fullName: people[who].fullName, avatar: null },
      tags,
      isCompleted: flags.includes('completed'),
      isDeleted: flags.includes('deleted'),
      isImportant: flags.includes('important'),
    }));
    await tx.insert(todoTasks).values(rows);
  },
};
