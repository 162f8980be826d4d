import { dayFrom } from '#platform/sample-moments';
import { samplePeople as people } from '#platform/sample-people';
import type { SharedSamples } from '#platform/samples';
import { kanbanBoards, kanbanTasks } from './kanban.table';

type Who = keyof typeof people;

interface Sample {
  board: 1 | 2 | 3;
  title: string;
  description?: string;
  labels?: string[];
  dueInDays?: number;
  files?: string[];
  comments?: [Who, string][];
  assigned?: Who[];
  coverImage?: string;
}

const samples: Sample[] = [
  {
    board: 1,
    title: 'Hire six people for the summer',
    description: 'Two for the kitchen, three for housekeeping, one for the front desk.',
    labels: ['Hiring', 'Season'],
    dueInDays: 21,
    files: ['Positions.pdf'],
    comments: [
      ['humanResources', 'The advertisement is ready; who reads it once more?'],
      ['chef', 'I can do it tonight.'],
    ],
    assigned: ['humanResources', 'chef', 'housekeeper', 'frontOffice'],
  },
  {
    board: 1,
    title: 'Badge readers for the kitchen door',
    labels: ['Equipment'],
    dueInDays: 10,
    assigned: ['maintenance'],
  },
  { board: 1, title: 'A quieter room for the night team', description: 'Curtains, a lamp, a better chair.' },
  { board: 1, title: 'Ask for offers: staff bus', labels: ['Costs'], assigned: ['payroll'] },
  {
    board: 2,
    title: 'Roof terrace: rota for the opening weeks',
    description: 'Four bartenders a night, the last two leave together.',
    labels: ['Rota', 'Season'],
    dueInDays: 6,
    files: ['Opening weeks.csv', 'Terrace plan.pdf'],
    comments: [['restaurant', 'Fridays need a fifth.']],
    assigned: ['restaurant', 'frontOffice'],
    coverImage: '/samples/kanban/terrace.svg',
  },
  {
    board: 2,
    title: 'First-aid course for all shifts',
    labels: ['Training'],
    dueInDays: 3,
    comments: [['nightAuditor', 'Please not right after a night.']],
    assigned: ['humanResources', 'nightAuditor', 'spa'],
  },
  {
    board: 2,
    title: 'Compare clocked and planned hours of May',
    labels: ['Hours'],
    dueInDays: -1,
    assigned: ['payroll'],
  },
  {
    board: 3,
    title: 'One list of room keys',
    description: 'Reception and housekeeping now write in the same book.',
    labels: ['Front desk'],
    dueInDays: -7,
    assigned: ['frontOffice', 'housekeeper'],
  },
  { board: 3, title: 'Lockers numbered again', labels: ['Equipment'], assigned: ['maintenance'] },
];

export const kanbanSamples: SharedSamples = {
  name: 'kanban',
  async add(tx, now) {
    await tx.insert(kanbanBoards).values([
      { id: 1, title: 'todo' },
      { id: 2, title: 'in-progress' },
      { id: 3, title: 'done' },
    ]);
    const rows = samples.map((sample, index) => ({
      id: index + 1,
      boardId: sample.board,
      title: sample.title,
      description: sample.description ?? '',
      labels: sample.labels ?? [],
      dueDate: sample.dueInDays === undefined ? null : dayFrom(now, sample.dueInDays),
      attachments: (sample.files ?? []).map((name) => ({ name, img: '' })),
      comments: (sample.comments ?? []).map(([who, comment]) => ({ name: people[who].fullName, img: '', comment })),
      assignedTo: (sample.assigned ?? []).map((who) => ({ title: people[who].fullName, img: '' })),
      coverImage: sample.coverImage ?? null,
      position: index + 1,
    }));
    await tx.insert(kanbanTasks).values(rows);
  },
};
