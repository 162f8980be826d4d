import { type EmailChange, type EmailQuery, emailContract } from '@horae/contract/office/email.contract';
import { type Email, type OpenEmail } from '@horae/contract/office/emails';
import { type DraftContent, type OutgoingEmail } from '@horae/contract/office/outgoing-email';
import type { AnswerOf } from '@horae/contract/route';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';
import type { MailLabel } from './mail-place';

export const everyMail = ['email'];
const everyList = [...everyMail, 'list'];
const everyOne = [...everyMail, 'one'];

export function emailsQuery(query: EmailQuery) {
  return queryOptions({
    queryKey: [...everyList, query],
    queryFn: ({ signal }) => call(emailContract.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

export function emailQuery(id: number) {
  return queryOptions({
    queryKey: [...everyOne, id],
    queryFn: ({ signal }) => call(emailContract.one, { query: { id } }, signal),
  });
}

export function deliveriesQuery(id: number) {
  return queryOptions({
    queryKey: [...everyMail, 'deliveries', id],
    queryFn: ({ signal }) => call(emailContract.deliveries, { query: { id } }, signal),
  });
}

export function recipientsQuery(q: string) {
  return queryOptions({
    queryKey: [...everyMail, 'recipients', q],
    queryFn: ({ signal }) => call(emailContract.recipients, { query: { q } }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Fetches the e-mail before or after one in its folder and caches it for the page that shows it. */
export async function findNeighbour(id: number, dir: 'previous' | 'next'): Promise<number> {
  const mail = await call(emailContract.neighbour, { query: { dir, emailId: id } });
  queryClient.setQueryData(emailQuery(mail.id).queryKey, mail);
  return mail.id;
}

/** An optimistic update of every list and of the open e-mail; if the server refuses, the stored state returns. */
function atOnce<V extends { ids: readonly number[] }>(change: (mail: Email, variables: V) => Partial<Email>) {
  return {
    async onMutate(variables: V) {
      await queryClient.cancelQueries({ queryKey: everyMail });
      const changed = <M extends Email>(mail: M): M =>
        variables.ids.includes(mail.id) ? { ...mail, ...change(mail, variables) } : mail;
      queryClient.setQueriesData<AnswerOf<typeof emailContract.list>>(
        { queryKey: everyList },
        (list) => list && { ...list, emails: list.emails.map(changed) },
      );
      queryClient.setQueriesData<OpenEmail>({ queryKey: everyOne }, (mail) => mail && changed(mail));
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: everyMail }),
    meta: { refreshes: everyMail },
  };
}

export const changeEmails = mutationOptions({
  mutationFn: ({ ids, change }: { ids: readonly number[]; change: EmailChange }) =>
    call(emailContract.update, { body: { emailIds: [...ids], dataToUpdate: change } }),
  ...atOnce((_mail, { change }: { ids: readonly number[]; change: EmailChange }) => change),
});

export const toggleLabel = mutationOptions({
  mutationFn: ({ ids, label }: { ids: readonly number[]; label: MailLabel }) =>
    call(emailContract.toggleLabel, { body: { emailIds: [...ids], label } }),
  ...atOnce(({ labels }, { label }: { ids: readonly number[]; label: MailLabel }) => ({
    labels: labels.includes(label) ? labels.filter((one) => one !== label) : [...labels, label],
  })),
});

export const removeEmails = mutationOptions({
  mutationFn: (ids: readonly number[]) => call(emailContract.remove, { query: { emailIds: ids.join(',') } }),
  meta: { refreshes: everyMail },
});

export const sendEmail = mutationOptions({
  mutationFn: ({ email, key }: { email: OutgoingEmail; key: string }) =>
    callTagged(emailContract.send, { body: { email } }, { idempotencyKey: key }),
  meta: { refreshes: everyMail, showsError: true },
});

/** A draft as it was when it was reopened, with the tag that guards the change. */
export function draftToEditQuery(id: number) {
  return queryOptions({
    queryKey: ['draft-to-edit', id],
    queryFn: ({ signal }) => callTagged(emailContract.draft, { query: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The draft as stored. */
export interface StoredDraft {
  id: number;
  tag: string;
}

export const saveDraft = mutationOptions({
  scope: { id: 'draft' },
  mutationFn: ({ draft, stored, key }: { draft: DraftContent; stored: StoredDraft | null; key: string }) =>
    stored
      ? callTagged(emailContract.updateDraft, { body: { email: { ...draft, id: stored.id } } }, { ifMatch: stored.tag })
      : callTagged(emailContract.addDraft, { body: { email: draft } }, { idempotencyKey: key }),
  meta: { refreshes: everyMail, showsError: true },
});
