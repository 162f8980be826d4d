import { emailContract } from '@horae/contract/office/email.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api';

export const everyMail = ['email'];

/** Unread counts only: the folder `none` does not exist, so no mails are returned. */
export const mailCountsQuery = queryOptions({
  queryKey: [...everyMail, 'counts'],
  queryFn: async ({ signal }) => {
    const { emailsMeta } = await call(emailContract.list, { query: { folder: 'none' } }, signal);
    return emailsMeta;
  },
});
