import { namesContract } from '@horae/contract/people/names.contract';
import { peopleContract } from '@horae/contract/people/people.contract';
import { type PeopleImport, peopleFilesContract } from '@horae/contract/people/people-files.contract';
import { personActionsContract as actions } from '@horae/contract/people/person-actions.contract';
import type { PersonNumber } from '@horae/contract/people/person-fields';
import { privacyContract } from '@horae/contract/people/privacy.contract';
import type { PersonFields, Skill } from '@horae/contract/person';
import type { RequestOf } from '@horae/contract/route';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';

export const everyPerson = ['people'];

type PeopleWanted = RequestOf<typeof peopleContract.list>['query'];

export function peopleQuery(query: PeopleWanted) {
  return queryOptions({
    queryKey: [...everyPerson, 'list', query],
    queryFn: ({ signal }) => call(peopleContract.list, { query }, signal),
    placeholderData: keepPreviousData,
    meta: { ofHotel: true },
  });
}

/** A page for an export. */
export async function fetchPeople(query: PeopleWanted) {
  const { total, people: rows } = await call(peopleContract.list, { query });
  return { total, rows };
}

export function namesQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyPerson, 'names', hotel],
    queryFn: ({ signal }) => call(namesContract.list, { query: { hotel } }, signal),
  });
}

export function choicesQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyPerson, 'choices', hotel],
    queryFn: ({ signal }) => call(peopleContract.choices, { query: { hotel } }, signal),
  });
}

/** A person with the current tag. */
export function personQuery(hotel: number, id: number) {
  return queryOptions({
    queryKey: [...everyPerson, 'one', hotel, id],
    queryFn: ({ signal }) => callTagged(peopleContract.one, { query: { hotel, id } }, { signal }),
  });
}

const entriesAtOnce = 25;

export function historyQuery(hotel: number, id: number) {
  return infiniteQueryOptions({
    queryKey: [...everyPerson, 'history', hotel, id],
    queryFn: ({ signal, pageParam }) =>
      call(actions.history, { query: { hotel, id, page: pageParam, perPage: entriesAtOnce } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * entriesAtOnce < total ? pages.length + 1 : undefined),
  });
}

export function leaveEffectQuery(hotel: number, id: number, lastDay: string) {
  return queryOptions({
    queryKey: [...everyPerson, 'leave-effect', hotel, id, lastDay],
    queryFn: ({ signal }) => call(actions.leaveEffect, { query: { hotel, id, lastDay } }, signal),
    retry: false,
  });
}

const meta = { refreshes: everyPerson, showsError: true };

/** Identifies a person and the version read when the form opened. */
export interface Seen {
  hotel: number;
  id: number;
  tag: string | undefined;
}

type MoveChange = Omit<RequestOf<typeof actions.move>['body'], 'hotel' | 'id'>;
type ContractChange = Omit<RequestOf<typeof actions.setContract>['body'], 'hotel' | 'id'>;
type NewPerson = RequestOf<typeof peopleContract.add>['body']['person'];

export const addPerson = mutationOptions({
  mutationFn: ({ hotel, person, key }: { hotel: number; person: NewPerson; key: string }) =>
    callTagged(peopleContract.add, { body: { hotel, person } }, { idempotencyKey: key }),
  meta,
});

export const updatePerson = mutationOptions({
  mutationFn: ({ hotel, id, tag, fields }: Seen & { fields: Partial<PersonFields> }) =>
    callTagged(peopleContract.update, { body: { hotel, id, fields } }, { ifMatch: tag }),
  meta,
});

export const movePerson = mutationOptions({
  mutationFn: ({ hotel, id, tag, ...move }: Seen & MoveChange) =>
    callTagged(actions.move, { body: { hotel, id, ...move } }, { ifMatch: tag }),
  meta,
});

export const takeBackMove = mutationOptions({
  mutationFn: ({ hotel, id, tag, fromDay }: Seen & { fromDay: string }) =>
    callTagged(actions.takeBackMove, { body: { hotel, id, fromDay } }, { ifMatch: tag }),
  meta: { refreshes: everyPerson },
});

export const setContract = mutationOptions({
  mutationFn: ({ hotel, id, tag, ...change }: Seen & ContractChange) =>
    callTagged(actions.setContract, { body: { hotel, id, ...change } }, { ifMatch: tag }),
  meta,
});

export const removeContract = mutationOptions({
  mutationFn: ({ hotel, id, tag, fromDay }: Seen & { fromDay: string }) =>
    callTagged(actions.removeContract, { body: { hotel, id, fromDay } }, { ifMatch: tag }),
  meta: { refreshes: everyPerson },
});

export const setSkills = mutationOptions({
  mutationFn: ({ hotel, id, tag, skills }: Seen & { skills: Skill[] }) =>
    callTagged(actions.setSkills, { body: { hotel, id, skills } }, { ifMatch: tag }),
  meta,
});

/** Shows its error in the form. */
export const setClockNumbers = mutationOptions({
  mutationFn: ({ hotel, id, tag, clockNumbers }: Seen & { clockNumbers: string[] }) =>
    callTagged(actions.setClockNumbers, { body: { hotel, id, clockNumbers } }, { ifMatch: tag }),
  meta,
});

export const leavePerson = mutationOptions({
  mutationFn: ({ hotel, id, tag, lastDay }: Seen & { lastDay: string }) =>
    callTagged(actions.leave, { body: { hotel, id, lastDay } }, { ifMatch: tag }),
  meta,
});

export const returnPerson = mutationOptions({
  mutationFn: ({ hotel, id, tag }: Seen) => callTagged(actions.comeBack, { body: { hotel, id } }, { ifMatch: tag }),
  meta: { refreshes: everyPerson },
});

type Hiring = Omit<RequestOf<typeof actions.hireAgain>['body'], 'hotel' | 'id'>;
type EmploymentChange = Omit<RequestOf<typeof actions.setFormerEmployment>['body'], 'hotel' | 'id'>;

type LoanChange = Omit<RequestOf<typeof actions.setLoan>['body'], 'hotel' | 'id'>;

export const setLoan = mutationOptions({
  mutationFn: ({ hotel, id, tag, ...change }: Seen & LoanChange) =>
    callTagged(actions.setLoan, { body: { hotel, id, ...change } }, { ifMatch: tag }),
  meta,
});

export const removeLoan = mutationOptions({
  mutationFn: ({ hotel, id, tag, firstDay }: Seen & { firstDay: string }) =>
    callTagged(actions.removeLoan, { body: { hotel, id, firstDay } }, { ifMatch: tag }),
  meta: { refreshes: everyPerson },
});

export const hireAgain = mutationOptions({
  mutationFn: ({ hotel, id, tag, ...hiring }: Seen & Hiring) =>
    callTagged(actions.hireAgain, { body: { hotel, id, ...hiring } }, { ifMatch: tag }),
  meta,
});

export const takeBackHiring = mutationOptions({
  mutationFn: ({ hotel, id, tag }: Seen) =>
    callTagged(actions.takeBackHiring, { body: { hotel, id } }, { ifMatch: tag }),
  meta: { refreshes: everyPerson },
});

export const setFormerEmployment = mutationOptions({
  mutationFn: ({ hotel, id, tag, ...change }: Seen & EmploymentChange) =>
    callTagged(actions.setFormerEmployment, { body: { hotel, id, ...change } }, { ifMatch: tag }),
  meta,
});

export const removeFormerEmployment = mutationOptions({
  mutationFn: ({ hotel, id, tag, lastDay }: Seen & { lastDay: string }) =>
    callTagged(actions.removeFormerEmployment, { body: { hotel, id, lastDay } }, { ifMatch: tag }),
  meta: { refreshes: everyPerson },
});

/** Everything stored about a person, as a file for them. */
export const takePersonFile = mutationOptions({
  mutationFn: (body: { hotel: number; id: number }) => call(privacyContract.file, { body }),
  meta: { refreshes: [...everyPerson, 'history'], showsError: true },
});

export const erasePerson = mutationOptions({
  mutationFn: (body: { hotel: number; id: number }) => call(privacyContract.erase, { body }),
  meta: { refreshes: everyPerson, showsError: true },
});

/** The page leaves the record first, so it refreshes the lists itself. */
export const removePerson = mutationOptions({
  mutationFn: ({ hotel, id, tag }: Seen) => callTagged(actions.remove, { body: { hotel, id } }, { ifMatch: tag }),
});

export const revealNumber = mutationOptions({
  mutationFn: (body: { hotel: number; id: number; number: PersonNumber }) => call(actions.reveal, { body }),
  meta: { refreshes: [...everyPerson, 'history'] },
});

export const confirmNames = mutationOptions({
  mutationFn: (body: RequestOf<typeof namesContract.confirm>['body']) => call(namesContract.confirm, { body }),
  meta,
});

type PeopleChange = RequestOf<typeof peopleFilesContract.bulkEdit>['body'];

export const editPeople = mutationOptions({
  mutationFn: (body: PeopleChange) => call(peopleFilesContract.bulkEdit, { body }),
  meta,
});

export const importPeople = mutationOptions({
  mutationFn: (body: Omit<PeopleImport, 'fromDay'> & { fromDay?: string }) =>
    call(peopleFilesContract.importRows, { body }),
  meta,
});
