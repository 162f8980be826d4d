import type { AnswerOf } from '@horae/contract/route';
import { clockPoliciesContract as contract } from '@horae/contract/time/clock-policies.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, type HotelCaller, hotelOf } from '#platform/access';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { refuseStale } from '#platform/if-match';
import {
  listPolicies,
  type PoliciesContext,
  policyOf,
  removePolicy,
  type SettleByPolicy,
  setPolicy,
} from './clock-policies.service';

interface Effects {
  settle: SettleByPolicy;
  /** Counts the employees and days a change would affect, and since when. */
  effectOf: (
    db: Database,
    hotel: GrantedHotel,
    change: { jobTitle: string; fromDay?: string | undefined },
  ) => Promise<AnswerOf<typeof contract.effect>>;
}

export function clockPoliciesRoutes(app: FastifyInstance, db: Database, { settle, effectOf }: Effects): void {
  const contextOf = async (request: HotelCaller, companyId: number): Promise<PoliciesContext> => ({
    hotel: await hotelOf(request, companyId),
    accountId: accountOf(request).id,
    settle,
  });

  handle(app, contract.list, async (request) => listPolicies(db, await contextOf(request, request.query.hotel)));

  handle(app, contract.one, async (request) => ({
    policy: await policyOf(db, await contextOf(request, request.query.hotel), request.query.jobTitle),
  }));

  handle(app, contract.effect, async (request) =>
    effectOf(db, await hotelOf(request, request.query.hotel), request.query),
  );

  handle(app, contract.set, async (request) => ({
    policy: await setPolicy(db, await contextOf(request, request.body.hotel), request.body, (policy) =>
      refuseStale(request, contract.set, { policy }),
    ),
  }));

  handle(app, contract.remove, async (request) => ({
    policy: await removePolicy(db, await contextOf(request, request.body.hotel), request.body),
  }));
}
