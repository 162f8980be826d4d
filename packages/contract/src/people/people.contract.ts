import { z } from 'zod';
import { ContractVersion, contractKinds } from '../contract-version';
import { Day } from '../day';
import { Id, intField } from '../fields';
import { OfHotel } from '../of-hotel';
import { pageQuery, SortDirection } from '../page-query';
import { Person, PersonFields, PersonRow, PlaceIds } from '../person';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { byName, optionalTexts, personDays, personNumbers } from './person-fields';

export const peopleSortColumns = [
  'id',
  'code',
  'name',
  'jobTitle',
  'department',
  'workCentre',
  'weeklyHours',
  'firstDay',
] as const;

export type PeopleQuery = z.output<typeof PeopleQuery>;
export const PeopleQuery = pageQuery(25).extend({
  hotel: CompanyId,
  departmentGroup: Id.optional(),
  department: Id.optional(),
  organisationUnit: Id.optional(),
  workCentre: Id.optional(),
  kind: z.enum(contractKinds).optional(),
  program: z.enum(['fixed', 'flexible']).optional(),
  employment: z.enum(['now', 'future', 'left']).optional(),
  skill: z.string().max(80).optional(),
  /** With a skill that expires within this many days or has expired. */
  expiring: intField(0, 365).optional(),
  sort: SortDirection.default('asc'),
  sortColumn: z.enum(peopleSortColumns).default('name'),
});

const OfPerson = OfHotel.extend({ id: Id });
const OnePerson = z.object({ person: Person });
const Named = z.object({ id: z.int(), name: z.string() });

/** The choices for people of a hotel, without closed places. */
export type PeopleChoices = z.infer<typeof PeopleChoices>;
const PeopleChoices = z.object({
  departmentGroups: z.array(Named),
  departments: z.array(Named.extend({ departmentGroupId: z.int() })),
  organisationUnits: z.array(Named),
  workCentres: z.array(Named.extend({ organisationUnitId: z.int() })),
  skills: z.array(z.string()),
  jobTitles: z.array(z.string()),
});

export type NewPerson = z.output<typeof NewPerson>;
const NewPerson = PersonFields.extend({
  ...byName(optionalTexts, ({ name }) => PersonFields.shape[name].default('')),
  ...byName(personNumbers, ({ name }) => PersonFields.shape[name].default('')),
  ...byName(personDays, () => Day.nullable().default(null)),
  ...PlaceIds.shape,
  contract: ContractVersion,
});

export const peopleContract = {
  list: route({
    method: 'GET',
    path: '/people/list',
    summary: 'The people of a hotel by text, place, contract, employment and skills, sorted and paged; numbers masked',
    access: 'hotel-admin',
    query: PeopleQuery,
    reply: z.object({ total: z.int(), people: z.array(PersonRow) }),
  }),
  choices: route({
    method: 'GET',
    path: '/people/choices',
    summary: 'The places, skills and job titles of a hotel that may be chosen',
    access: 'hotel-admin',
    query: OfHotel,
    reply: PeopleChoices,
  }),
  one: route({
    method: 'GET',
    path: '/people/person',
    summary: 'One person with places, contracts and skills; the ETag guards a change',
    access: 'hotel-admin',
    query: OfPerson,
    reply: OnePerson,
  }),
  add: route({
    method: 'POST',
    path: '/people/add-person',
    summary: 'Add a person with a place and a first contract',
    access: 'hotel-admin',
    body: OfHotel.extend({ person: NewPerson }),
    status: 201,
    reply: OnePerson,
  }),
  update: route({
    method: 'POST',
    path: '/people/update-person',
    summary: 'Change the fields of a person that are sent',
    access: 'hotel-admin',
    updates: true,
    body: OfPerson.extend({
      fields: PersonFields.partial(),
      jobFrom: Day.optional().meta({
        description: 'The first day of a new job title; if absent, the present one is corrected',
      }),
    }),
    reply: OnePerson,
  }),
};
