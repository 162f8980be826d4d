/** A day of one person that may be declared, once somebody takes it. */
export interface DayToTake {
  employeeId: number;
  name: string;
  /** Tells people with the same name apart. */
  code: string;
  department: string;
  day: string;
  isPast: boolean;
  isLate: boolean;
  isUnplanned: boolean;
  /** What is declared; empty where the list of days says it. */
  says: string;
  /** What it corrects; empty where nothing is declared yet. */
  corrects: string;
}

/** `unplanned`: without shift and leave, over or not; somebody is asked about each. */
export const sections = ['coming', 'unplanned', 'past'] as const;
export type Section = (typeof sections)[number];

export function sectionOf({ isPast, isUnplanned }: Pick<DayToTake, 'isPast' | 'isUnplanned'>): Section {
  if (isUnplanned) return 'unplanned';
  return isPast ? 'past' : 'coming';
}

/** What somebody took or left, by `keyOf`; other days are taken if they are planned and not over. */
export type Answers = ReadonlyMap<string, boolean>;

/** A day that is declared otherwise than when somebody answered has another key. */
export const keyOf = (day: DayToTake): string =>
  [day.employeeId, day.day, sectionOf(day), day.says, day.corrects].join(' ');

export const isTaken = (day: DayToTake, answers: Answers): boolean =>
  answers.get(keyOf(day)) ?? sectionOf(day) === 'coming';

export function answered(answers: Answers, days: readonly DayToTake[], isOn: boolean): Answers {
  const next = new Map(answers);
  for (const day of days) next.set(keyOf(day), isOn);
  return next;
}

export interface PersonDays {
  employeeId: number;
  name: string;
  code: string;
  days: DayToTake[];
}

export interface DepartmentDays {
  department: string;
  days: DayToTake[];
  people: PersonDays[];
}

/** The days by department and person, departments by name, people and days as they come. */
export function byDepartment(
  days: readonly DayToTake[],
  compare: (one: string, other: string) => number,
): DepartmentDays[] {
  const departments = new Map<string, { days: DayToTake[]; people: Map<number, PersonDays> }>();
  for (const day of days) {
    const { employeeId, name, code } = day;
    const own = departments.get(day.department) ?? { days: [], people: new Map<number, PersonDays>() };
    departments.set(day.department, own);
    own.days.push(day);
    const person = own.people.get(employeeId) ?? { employeeId, name, code, days: [] };
    own.people.set(employeeId, person);
    person.days.push(day);
  }
  return [...departments]
    .map(([department, own]) => ({ department, days: own.days, people: [...own.people.values()] }))
    .sort((one, other) => compare(one.department, other.department));
}
