import type { RequestOf } from '@horae/contract/route';
import { auditContract } from '@horae/contract/settings/audit.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export type AuditWanted = RequestOf<typeof auditContract.list>['query'];

const everyAction = ['audit'];

export function auditQuery(query: AuditWanted) {
  return queryOptions({
    queryKey: [...everyAction, query],
    queryFn: ({ signal }) => call(auditContract.list, { query }, signal),
    placeholderData: keepPreviousData,
    // Every action adds entries, and no live event announces them.
    staleTime: 0,
  });
}

/** Fetches one page of an export. */
export async function fetchAudit(query: AuditWanted) {
  const { total, entries: rows } = await call(auditContract.list, { query });
  return { total, rows };
}

export const auditChoicesQuery = queryOptions({
  queryKey: [...everyAction, 'choices'],
  queryFn: ({ signal }) => call(auditContract.choices, {}, signal),
});
