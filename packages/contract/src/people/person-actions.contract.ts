import { z } from 'zod';
import { ContractVersion } from '../contract-version';
import { Day } from '../day';
import { Id, intField } from '../fields';
import { LoanFields } from '../loan';
import { ClockNumber, FormerEmployment, Person, PlaceIds, Skill } from '../person';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import { personNumbers } from './person-fields';

const OfPerson = z.object({ hotel: CompanyId, id: Id });
const OnePerson = z.object({ person: Person });

/** A place that is absent stays as it is. */
export const PlaceChange = z.object({ departmentId: Id.optional(), workCentreId: Id.optional() });

/** Who did what and when; `before` and `after` contain only the fields that changed. */
export type HistoryEntry = z.infer<typeof HistoryEntry>;
const HistoryEntry = z.object({
  id: z.int(),
  at: z.string(),
  by: z.string().nullable(),
  object: z.string(),
  deed: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

const action = { access: 'hotel-admin', updates: true, reply: OnePerson } as const;

/** Actions on one person. All except adding and reading check `If-Match` against the ETag of `GET /people/person`. */
export const personActionsContract = {
  move: route({
    method: 'POST',
    path: '/people/move',
    summary:
      'Send a person to another place from a day on, history keeping the old one; without a day the place is corrected',
    ...action,
    body: OfPerson.extend({ ...PlaceChange.shape, fromDay: Day.optional() }),
  }),
  takeBackMove: route({
    method: 'POST',
    path: '/people/take-back-move',
    summary: 'Undo a move: the place before it applies again',
    ...action,
    body: OfPerson.extend({ fromDay: Day }),
  }),
  setContract: route({
    method: 'POST',
    path: '/people/set-contract',
    summary: 'Add a version of the contract, or change the one that begins on the day `instead`',
    ...action,
    body: OfPerson.extend({ contract: ContractVersion, instead: Day.optional() }),
  }),
  removeContract: route({
    method: 'POST',
    path: '/people/remove-contract',
    summary: 'Remove a contract version; at least one remains',
    ...action,
    body: OfPerson.extend({ fromDay: Day }),
  }),
  setSkills: route({
    method: 'POST',
    path: '/people/set-skills',
    summary: 'The skills of a person, all of them',
    ...action,
    body: OfPerson.extend({ skills: z.array(Skill).max(50) }),
  }),
  setClockNumbers: route({
    method: 'POST',
    path: '/people/set-clock-numbers',
    summary: 'The numbers of a person at terminals and kiosks besides the code, all of them',
    ...action,
    body: OfPerson.extend({ clockNumbers: z.array(ClockNumber).max(20) }),
  }),
  leaveEffect: route({
    method: 'GET',
    path: '/people/leave-effect',
    summary: 'What leaving after a day would cancel',
    access: 'hotel-admin',
    query: OfPerson.extend({ lastDay: Day }),
    reply: z.object({ shifts: z.int(), leaves: z.int(), loans: z.int() }),
  }),
  leave: route({
    method: 'POST',
    path: '/people/leave',
    summary: 'The last day of a person; what is planned after it is cancelled',
    ...action,
    body: OfPerson.extend({ lastDay: Day }),
  }),
  comeBack: route({
    method: 'POST',
    path: '/people/return',
    summary: 'Remove the last day of a person; cancelled shifts stay cancelled',
    ...action,
    body: OfPerson,
  }),
  remove: route({
    method: 'POST',
    path: '/people/delete-person',
    summary: 'Delete a person who was added by mistake; refused once anything was built on the record',
    ...action,
    body: OfPerson,
  }),
  hireAgain: route({
    method: 'POST',
    path: '/people/hire-again',
    summary: 'A new employment of somebody who has left, under the same code; the days between stay a gap',
    ...action,
    body: OfPerson.extend({ firstDay: Day, ...PlaceIds.shape, contract: ContractVersion.omit({ fromDay: true }) }),
  }),
  takeBackHiring: route({
    method: 'POST',
    path: '/people/take-back-hiring',
    summary:
      'Undo the last rehire: the employment before it is the last one again; what is planned after it is cancelled',
    ...action,
    body: OfPerson,
  }),
  setFormerEmployment: route({
    method: 'POST',
    path: '/people/set-former-employment',
    summary: 'Add a previous employment, or correct the one that ended on the day `instead`',
    ...action,
    body: OfPerson.extend({ employment: FormerEmployment, instead: Day.optional() }),
  }),
  removeFormerEmployment: route({
    method: 'POST',
    path: '/people/remove-former-employment',
    summary: 'Remove a previous employment that never existed',
    ...action,
    body: OfPerson.extend({ lastDay: Day }),
  }),
  setLoan: route({
    method: 'POST',
    path: '/people/set-loan',
    summary: 'Lend a person to another department or hotel for some days, or change the loan that begins on `instead`',
    ...action,
    body: OfPerson.extend({ loan: LoanFields, instead: Day.optional() }),
  }),
  removeLoan: route({
    method: 'POST',
    path: '/people/remove-loan',
    summary: 'Remove a loan',
    ...action,
    body: OfPerson.extend({ firstDay: Day }),
  }),
  reveal: route({
    method: 'POST',
    path: '/people/reveal-number',
    summary: 'A full tax or social-security number; the audit records who viewed it',
    access: 'hotel-admin',
    asksAgain: true,
    body: OfPerson.extend({ number: z.enum(personNumbers.map(({ name }) => name)) }),
    reply: z.object({ number: z.string() }),
  }),
  history: route({
    method: 'GET',
    path: '/people/history',
    summary: 'The history of changes and views of a person, newest first',
    access: 'hotel-admin',
    query: OfPerson.extend({ page: intField(1, 10_000).default(1), perPage: intField(1, 100).default(25) }),
    reply: z.object({ total: z.int(), entries: z.array(HistoryEntry) }),
  }),
};
