import { z } from 'zod';
import { Id } from '../fields';
import { Person } from '../person';
import { route } from '../route';
import { CompanyId } from '../staff-request';

const OfPerson = z.object({ hotel: CompanyId, id: Id });

export const privacyContract = {
  file: route({
    method: 'POST',
    path: '/people/person-file',
    summary:
      'Everything stored about one person, with the full tax and social-security numbers; the audit records the export first',
    access: 'admin',
    asksAgain: true,
    body: OfPerson,
    reply: z.object({ file: z.record(z.string(), z.unknown()) }),
  }),
  erase: route({
    method: 'POST',
    path: '/people/erase-person',
    summary:
      'Erase the personal data of somebody who left: hours worked are kept, without a name. This cannot be undone',
    access: 'admin',
    asksAgain: true,
    body: OfPerson,
    reply: z.object({ person: Person }),
  }),
};
