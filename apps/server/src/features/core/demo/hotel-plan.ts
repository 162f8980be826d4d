import type { Rota } from './rotas';

interface Post {
  job: string;
  rota: Rota;
  /** How many of a hundred employees have this post. */
  share: number;
  department: string;
  centre: string;
  isFixed: boolean;
}

/** The structure of a real hotel: business unit → organisation unit → work centres. */
export const unitTree = {
  'Rooms & Guest Services': {
    'Main Building': ['Floors 1–3', 'Floors 4–6', 'Reception'],
    'Garden Wing': ['Garden Floors'],
  },
  'Food & Beverage': { Restaurants: ['Main Kitchen', 'Brasserie'], Bars: ['Lobby Bar'] },
  'Technical & Wellness': { 'Engineering & Spa': ['Workshop', 'Thermal Spa'] },
  'Head Office': { Administration: ['Offices'] },
} as const;

/** Department group → departments. */
export const departmentTree = {
  'Rooms Division': ['Housekeeping', 'Front Office'],
  'Food & Beverage': ['Kitchen', 'Restaurant & Bar'],
  'Technical & Wellness': ['Maintenance', 'Spa'],
  'Administration & General': ['Administration'],
} as const;

export const posts: readonly Post[] = [
  {
    job: 'Room attendant',
    rota: 'housekeeping',
    share: 18,
    department: 'Housekeeping',
    centre: 'Floors 1–3',
    isFixed: true,
  },
  {
    job: 'Room attendant',
    rota: 'housekeeping',
    share: 12,
    department: 'Housekeeping',
    centre: 'Floors 4–6',
    isFixed: true,
  },
  {
    job: 'Room attendant',
    rota: 'housekeeping',
    share: 5,
    department: 'Housekeeping',
    centre: 'Garden Floors',
    isFixed: true,
  },
  {
    job: 'Floor supervisor',
    rota: 'housekeeping',
    share: 3,
    department: 'Housekeeping',
    centre: 'Floors 1–3',
    isFixed: true,
  },
  {
    job: 'Receptionist',
    rota: 'frontOffice',
    share: 9,
    department: 'Front Office',
    centre: 'Reception',
    isFixed: false,
  },
  { job: 'Night auditor', rota: 'night', share: 3, department: 'Front Office', centre: 'Reception', isFixed: true },
  {
    job: 'Bell attendant',
    rota: 'frontOffice',
    share: 3,
    department: 'Front Office',
    centre: 'Reception',
    isFixed: false,
  },
  { job: 'Cook', rota: 'kitchen', share: 10, department: 'Kitchen', centre: 'Main Kitchen', isFixed: true },
  { job: 'Kitchen steward', rota: 'kitchen', share: 5, department: 'Kitchen', centre: 'Main Kitchen', isFixed: true },
  { job: 'Waiter', rota: 'restaurant', share: 11, department: 'Restaurant & Bar', centre: 'Brasserie', isFixed: false },
  { job: 'Bartender', rota: 'bar', share: 5, department: 'Restaurant & Bar', centre: 'Lobby Bar', isFixed: false },
  {
    job: 'Maintenance technician',
    rota: 'maintenance',
    share: 6,
    department: 'Maintenance',
    centre: 'Workshop',
    isFixed: true,
  },
  { job: 'Spa therapist', rota: 'spa', share: 4, department: 'Spa', centre: 'Thermal Spa', isFixed: false },
  { job: 'Payroll clerk', rota: 'office', share: 3, department: 'Administration', centre: 'Offices', isFixed: true },
  { job: 'HR officer', rota: 'office', share: 3, department: 'Administration', centre: 'Offices', isFixed: true },
];

/** The post of the n-th of `size` employees: every post is filled once before any is filled repeatedly. */
export function postOf(person: number, size: number): Post {
  if (person < posts.length) return posts[person]!;
  const within = ((person - posts.length + 0.5) / Math.max(1, size - posts.length)) * 100;
  let reached = 0;
  for (const post of posts) {
    reached += post.share;
    if (within < reached) return post;
  }
  return posts[0]!;
}
