import { words } from '#platform/words';

export const homeWords = words('home', {
  title: 'Home',
  waiting: 'Needs your attention',
  waitingNone: 'Nothing needs your attention.',
  today: 'Today',
  atWork: 'At work now',
  missing: 'Missing',
  plannedToday: 'Planned today',
  toOnDuty: 'On duty now',
  week: 'This week',
  planned: 'Planned hours',
  worked: 'Worked hours',
  overtime: 'Overtime hours',
  people: 'People planned',
  toHours: 'Working hours',
  own: 'Your week',
  toTimeline: 'Staff timeline',
  'thing.today': 'who is on duty',
  'thing.week': 'the figures of the week',
});
