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
      'Everything that is stored about one person, the whole numbers included; that it was taken is written down before it is told',
    access: 'admin',
    body: OfPerson,
    reply: z.object({ file: z.record(z.string(), z.unknown()) }),
  }),
  erase: route({
    method: 'POST',
    path: '/people/erase-person',
    summary:
      'Erase the personal data of somebody who left: what was worked stays, without a name. It cannot be taken back',
    access: 'admin',
    body: OfPerson,
    reply: z.object({ person: Person }),
  }),
};
