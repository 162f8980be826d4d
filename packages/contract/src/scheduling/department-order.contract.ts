import { z } from 'zod';
import { Id } from '../fields';
import { OfHotel } from '../of-hotel';
import { route } from '../route';
import { CompanyId } from '../staff-request';

/** The people of a department in the order in which its planners want them. */
export type DepartmentOrder = z.infer<typeof DepartmentOrder>;
const DepartmentOrder = z.object({
  departmentId: z.int(),
  employees: z.array(z.int()).meta({ description: 'Whoever is not among them comes after them, by surname' }),
});

const people = 'List 2 to 2000 people.';

export const departmentOrderContract = {
  list: route({
    method: 'GET',
    path: '/department-order/list',
    summary: 'The order of people in the departments in which the account plans, where one is kept',
    access: 'session',
    query: OfHotel,
    reply: z.object({ orders: z.array(DepartmentOrder) }),
  }),
  arrange: route({
    method: 'POST',
    path: '/department-order/arrange',
    summary:
      'Put people of a department into this order; the others keep their places among them. The last call counts: everybody who plans there sees it at once.',
    access: 'session',
    body: z.object({
      hotel: CompanyId,
      departmentId: Id,
      employees: z.array(Id).min(2, people).max(2000, people),
    }),
    reply: z.object({ order: DepartmentOrder }),
  }),
};
