import {
  employeeRecordsContract as contract,
  type NewRecord,
  type RecordQuery,
} from '@horae/contract/demo-apps/employee-records.contract';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';

export const everyRecord = ['employee-records'];

export function recordsQuery(query: RecordQuery) {
  return queryOptions({
    queryKey: [...everyRecord, query],
    queryFn: ({ signal }) => call(contract.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** A page for an export. */
export async function fetchRecords(query: RecordQuery) {
  const { total, invoices: rows } = await call(contract.list, { query });
  return { total, rows };
}

/** A row as it was when the form opened, with the tag that guards the change. */
export function recordToEditQuery(id: number) {
  return queryOptions({
    queryKey: ['employee-record-to-edit', id],
    queryFn: ({ signal }) => callTagged(contract.one, { query: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

type RecordFields = Omit<NewRecord, 'avatar'>;

const meta = { refreshes: everyRecord, showsError: true };

export const addRecord = mutationOptions({
  mutationFn: ({ fields, key }: { fields: RecordFields; key: string }) =>
    callTagged(contract.add, { body: { employee: fields } }, { idempotencyKey: key }),
  meta,
});

export const updateRecord = mutationOptions({
  mutationFn: ({ id, fields, tag }: { id: number; fields: RecordFields; tag: string | undefined }) =>
    callTagged(contract.update, { body: { employee: { id, ...fields } } }, { ifMatch: tag }),
  meta,
});

export const removeRecords = mutationOptions({
  mutationFn: (ids: number[]) => call(contract.remove, { body: { ids } }),
  meta: { refreshes: everyRecord },
});
