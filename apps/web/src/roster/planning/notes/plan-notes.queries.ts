import type { RequestOf } from '@horae/contract/route';
import { planNotesContract as contract, type PlanNote } from '@horae/contract/scheduling/plan-notes.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';
import { type PlanDays, planKey } from '../planning.queries';

type Wanted = Omit<RequestOf<typeof contract.save>['body'], 'hotel'>;

const notesKey = (days: PlanDays) => [...planKey(days), 'notes'];

/** The notes and pins of the days on screen. */
export const planNotesQuery = (days: PlanDays) =>
  queryOptions({
    queryKey: notesKey(days),
    queryFn: async ({ signal }) => (await call(contract.list, { query: days }, signal)).notes,
    meta: { ofHotel: true },
  });

export const savePlanNote = (days: PlanDays, idempotencyKey: string) =>
  mutationOptions({
    mutationFn: async (wanted: Wanted) =>
      (await callTagged(contract.save, { body: { hotel: days.hotel, ...wanted } }, { idempotencyKey })).answer.note,
    async onSuccess(note, { employeeId, day }) {
      await queryClient.cancelQueries({ queryKey: notesKey(days) });
      const isOther = (one: PlanNote) => one.employeeId !== employeeId || one.day !== day;
      queryClient.setQueryData<PlanNote[]>(notesKey(days), (known = []) => [
        ...known.filter(isOther),
        ...(note ? [note] : []),
      ]);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: notesKey(days) }),
    meta: { showsError: true },
  });
