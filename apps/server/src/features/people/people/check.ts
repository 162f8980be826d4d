import { peopleContract } from '@horae/contract/people/people.contract';
import type { Person } from '@horae/contract/person';
import type { FastifyRequest } from 'fastify';
import { refuseStale } from '#platform/if-match';

/** Every action answers the person in the shape in which one is read, so that one tag guards them all. */
export const checkOf = (request: Pick<FastifyRequest, 'headers'>) => (person: Person) =>
  refuseStale(request, peopleContract.one, { person });
