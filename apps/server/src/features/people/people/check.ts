import { peopleContract } from '@horae/contract/people/people.contract';
import type { Person } from '@horae/contract/person';
import type { FastifyRequest } from 'fastify';
import { refuseStale } from '#platform/if-match';

/** Every action returns the person in the shape of a read, so that one ETag guards them all. */
export const checkOf = (request: Pick<FastifyRequest, 'headers'>) => (person: Person) =>
  refuseStale(request, peopleContract.one, { person });
