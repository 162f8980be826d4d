import { z } from 'zod';
import { Id } from '../fields';
import { OfHotel } from '../of-hotel';
import { PersonFields } from '../person';
import { route } from '../route';
import { CompanyId } from '../staff-request';

/** How many names are shown and confirmed at once. */
export const namesAtOnce = 100;

/** A name whose surname was guessed: the one that goes to the state. */
export type NameToConfirm = z.infer<typeof NameToConfirm>;
const NameToConfirm = z.object({
  id: z.int(),
  version: z.int(),
  code: z.string(),
  name: z.string(),
  jobTitle: z.string(),
  surname: z.string(),
  firstName: z.string(),
});

export type ConfirmedName = z.output<typeof ConfirmedName>;
const ConfirmedName = z.object({
  id: Id,
  version: z.int().min(1),
  surname: PersonFields.shape.surname,
  firstName: PersonFields.shape.firstName,
});

export const namesContract = {
  list: route({
    method: 'GET',
    path: '/people/names-to-confirm',
    summary: 'The people of a hotel whose surname was guessed, with the guess; the first 100 by name',
    access: 'hotel-admin',
    query: OfHotel,
    reply: z.object({ total: z.int(), names: z.array(NameToConfirm) }),
  }),
  confirm: route({
    method: 'POST',
    path: '/people/confirm-names',
    summary: 'Confirm which part of a name is the surname, for one or many people, all or none',
    access: 'hotel-admin',
    body: z.object({
      hotel: CompanyId,
      names: z.array(ConfirmedName).min(1, 'Choose names.').max(namesAtOnce),
    }),
    reply: z.object({ confirmed: z.int() }),
  }),
};
