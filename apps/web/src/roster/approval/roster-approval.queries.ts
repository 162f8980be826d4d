import type { RequestOf } from '@horae/contract/route';
import { rosterApprovalContract as contract } from '@horae/contract/scheduling/roster-approval.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { everyBoard } from '../board.queries';

const everySubmission = ['roster-approval'];

/** What waits to be approved, and whether the hotel wants that. */
export const submissionsQuery = (hotel: number) =>
  queryOptions({
    queryKey: [...everySubmission, hotel],
    queryFn: ({ signal }) => call(contract.list, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });

/** What approving a submission would change. */
export const submissionQuery = (hotel: number, id: number) =>
  queryOptions({
    queryKey: [...everySubmission, hotel, id],
    queryFn: ({ signal }) => call(contract.read, { query: { hotel, id } }, signal),
    staleTime: 0,
    gcTime: 0,
    meta: { ofHotel: true },
  });

export const submissionsKey = (hotel: number) => [...everySubmission, hotel];

type Submit = RequestOf<typeof contract.submit>['body'];
type Approve = RequestOf<typeof contract.approve>['body'];
type SendBack = RequestOf<typeof contract.sendBack>['body'];

export const submitRoster = (
  days: { hotel: number; first: string; last: string },
  idempotencyKey: string,
  done: string,
) =>
  mutationOptions({
    mutationFn: async (more: Pick<Submit, 'drafts' | 'remark' | 'departments'>) =>
      (await callTagged(contract.submit, { body: { ...days, ...more } }, { idempotencyKey })).answer,
    meta: { refreshes: everySubmission, done, showsError: true },
  });

export const approveRoster = (hotel: number, idempotencyKey: string, done: string) =>
  mutationOptions({
    mutationFn: async (body: Omit<Approve, 'hotel'>) =>
      (await callTagged(contract.approve, { body: { hotel, ...body } }, { idempotencyKey })).answer,
    meta: { refreshes: everyBoard(hotel), done, showsError: true },
  });

export const sendBackRoster = (hotel: number, idempotencyKey: string, done: string) =>
  mutationOptions({
    mutationFn: async (body: Omit<SendBack, 'hotel'>) =>
      (await callTagged(contract.sendBack, { body: { hotel, ...body } }, { idempotencyKey })).answer,
    meta: { refreshes: everySubmission, done, showsError: true },
  });
