import type { samplePeople } from '#platform/sample-people';

type Who = keyof typeof samplePeople;

interface SamplePost {
  who: Who;
  /** Days before the seeding, and the time of day. */
  daysAgo: number;
  at: string;
  text: string;
  picture?: [file: string, alt: string];
  likes?: Who[];
  comments?: [who: Who, text: string, likes: number][];
}

/** Oldest first. */
export const samplePosts: SamplePost[] = [
  {
    who: 'humanResources',
    daysAgo: 26,
    at: '08:05',
    text: 'Eleven people start with us this month. Say your name twice when you meet them; they hear thirty new ones.',
    likes: ['housekeeper', 'chef', 'spa', 'payroll'],
    comments: [['chef', 'Two of them can already make the fish soup.', 3]],
  },
  {
    who: 'maintenance',
    daysAgo: 22,
    at: '16:40',
    text: 'The second lift runs again. The part came by the morning ferry, Giorgos and I by the stairs.',
    likes: ['housekeeper', 'nightAuditor'],
  },
  {
    who: 'spa',
    daysAgo: 19,
    at: '10:20',
    text: 'Winter hours of the spa begin on Monday: ten to eight, Thursdays until nine.',
    likes: ['reservations'],
    comments: [
      ['reservations', 'Is the pool open in the hour between?', 0],
      ['spa', 'Yes, the pool keeps its own hours.', 2],
    ],
  },
  {
    who: 'chef',
    daysAgo: 15,
    at: '13:15',
    text: 'The new stove is in. It heats in four minutes what took the old one a quarter of an hour.',
    picture: ['kitchen', 'A pot steaming on the stove of a tiled kitchen'],
    likes: ['restaurant', 'maintenance', 'humanResources', 'frontOffice', 'spa'],
    comments: [['restaurant', 'Then lunch may start on time.', 6]],
  },
  {
    who: 'payroll',
    daysAgo: 12,
    at: '09:30',
    text: 'Hours of last month are closed. Whoever misses a night surcharge writes to me until Friday.',
    likes: ['nightAuditor'],
  },
  {
    who: 'housekeeper',
    daysAgo: 9,
    at: '06:55',
    text: 'Forty rooms, six people, done at one. I have nothing to add but thanks.',
    picture: ['linen', 'Folded towels on the shelves of the linen room'],
    likes: ['frontOffice', 'humanResources', 'reservations', 'chef'],
    comments: [
      ['frontOffice', 'The guests of 214 asked who folds the towels like that.', 5],
      ['housekeeper', 'Tell them: Irini.', 4],
    ],
  },
  {
    who: 'nightAuditor',
    daysAgo: 6,
    at: '04:10',
    text: 'At this hour the lobby clock is the loudest person in the house.',
    picture: ['night-desk', 'The reception desk at night under one lamp'],
    likes: ['spa', 'payroll', 'maintenance'],
  },
  {
    who: 'restaurant',
    daysAgo: 3,
    at: '23:20',
    text: 'Last evening on the terrace for this year. We stacked the chairs by moonlight.',
    picture: ['terrace', 'Tables on a terrace above the sea in the evening'],
    likes: ['chef', 'spa', 'reservations', 'housekeeper', 'frontOffice', 'humanResources'],
    comments: [['chef', 'And nobody dropped a glass.', 7]],
  },
  {
    who: 'frontOffice',
    daysAgo: 1,
    at: '15:00',
    text: 'A wedding of ninety arrives on Saturday. The list of early check-ins hangs behind the desk.',
    picture: ['harbour', 'Boats in a small harbour under the morning sun'],
    likes: ['housekeeper', 'restaurant'],
    comments: [
      ['housekeeper', 'We start an hour earlier that day; the roster is changed.', 2],
      ['restaurant', 'Ninety-two for dinner, I counted twice.', 1],
    ],
  },
];

export const samplePages: [name: string, subtitle: string, picture: string][] = [
  ['Harbour Rosters', 'Planning for houses by the sea', 'anchor'],
  ['The Night Desk', 'Notes of night auditors', 'lighthouse'],
  ['Linen & Light', 'Housekeeping craft', 'bell'],
  ['Olive Table', 'Hotel kitchens of the islands', 'olive'],
];

export const sampleFeeds: [name: string, tags: string, text: string, picture: string][] = [
  [
    'Harbour Rosters',
    '#rosters #season',
    'A roster that is known two weeks ahead is worth more than one that is perfect on the day.',
    'anchor',
  ],
  [
    'The Night Desk',
    '#nightshift',
    'Hand over three things: who arrives late, what is broken, and what was promised.',
    'lighthouse',
  ],
  ['Olive Table', '#kitchen #breaks', 'The cook who eats sitting down makes fewer mistakes at nine.', 'olive'],
];

export const sampleSuggestions: [who: Who, mutual: string][] = [
  ['chef', '6 mutual friends'],
  ['spa', '3 mutual friends'],
  ['maintenance', '8 mutual friends'],
  ['reservations', '2 mutual friends'],
  ['nightAuditor', '5 mutual friends'],
];

export const samplePhotos: [file: string, alt: string][] = [
  ['harbour', 'Boats in a small harbour under the morning sun'],
  ['terrace', 'Tables on a terrace above the sea in the evening'],
  ['garden', 'An olive tree and lavender in the garden'],
  ['kitchen', 'A pot steaming on the stove of a tiled kitchen'],
  ['linen', 'Folded towels on the shelves of the linen room'],
  ['night-desk', 'The reception desk at night under one lamp'],
];

export const samplePoll: { question: string; options: [name: string, voters: Who[]][] } = {
  question: 'Where shall the staff dinner be?',
  options: [
    ['On the terrace', ['restaurant', 'housekeeper', 'spa', 'humanResources', 'frontOffice']],
    ['In the harbour taverna', ['chef', 'nightAuditor', 'maintenance']],
    ['On the night ferry', ['reservations']],
  ],
};
