import type { RouteContract } from '@horae/contract/route';
import { hourLevels } from '@horae/contract/scheduling/hour-rows';
import { asc, eq } from 'drizzle-orm';
import { employees } from '#features/people/people/employees.table';
import { serial } from './clock-devices';
import type { Known } from './extreme-requests';
import type { TestApp } from './start-test-app';

export const hotel = 1003;

/** The first record of the samples that calls of this path take by `id`. */
const firstRecords: [start: string, id: number][] = [
  ['/organisation', 122],
  ['/accounts', 2],
  ['/apps/invoice', 4987],
  ['/api/invoice', 4987],
  ['/apps/ecommerce/orders', 1001],
];

const choices = {
  hotel,
  selectedHotel: hotel,
  ErpCompanyId: hotel,
  SN: serial,
  departmentId: 122,
  workCentreId: 103,
  taskId: 1,
  boardId: 1,
  postId: 1,
  emailId: 1,
  emailIds: '1',
  draftId: undefined,
  replyToId: null,
  template: 'resort',
  payment: 'desk',
  password: 'Extreme-Values-1',
  passwordConfirm: 'Extreme-Values-1',
};

/** Returns what a call needs to find its records, with a key of its own at each call. */
export async function knownRecords(api: TestApp): Promise<(contract: RouteContract) => Known> {
  const rows = await api.database.db
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.companyId, hotel))
    .orderBy(asc(employees.id));
  const people = rows.map(({ id }) => id);
  const [person] = people;
  let lastKey = 0;
  return ({ path, bearer }) => {
    lastKey += 1;
    const isOfPeople = path.startsWith('/people');
    const values = {
      ...choices,
      employee: person,
      employeeId: person,
      employees: people,
      employeeIds: people,
      ids: isOfPeople ? people : [1],
      id: isOfPeople ? person : (firstRecords.find(([start]) => path.startsWith(start))?.[1] ?? 1),
      // The group of the department above.
      parentId: path.startsWith('/organisation') ? 121 : null,
      key: `extreme-${lastKey}`,
      // Otherwise every later call would be refused.
      requiredOf: 'nobody',
      ...(bearer === 'body' && { token: null }),
      // Lists of an address, as text.
      ...(path === '/roster-history/read' && { departments: '122', employees: String(person) }),
    };
    const whole = { levels: hourLevels, parent: [], connections: { github: { id: 'horae' } } };
    // The mail that one answers; imports take other answers.
    const answers = { id: 1, as: 'reply' };
    return { values, whole: path.includes('import') ? whole : { ...whole, answers } };
  };
}
