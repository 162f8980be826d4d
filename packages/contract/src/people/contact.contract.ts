import { z } from 'zod';
import { Id } from '../fields';
import { route } from '../route';
import { CompanyId } from '../staff-request';

export const contactContract = {
  read: route({
    method: 'GET',
    path: '/people/contact',
    summary: 'The telephone of an employee, for those who plan or approve for them',
    access: 'session',
    query: z.object({ hotel: CompanyId, employee: Id }),
    reply: z.object({ phone: z.string().meta({ description: 'Empty if none is known' }) }),
  }),
};
