import { emailContract } from '@horae/contract/office/email.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api';

export const everyMail = ['email'];

/** How much is unread: the counts alone, for a folder that is none has no mails. */
export const mailCountsQuery = queryOptions({
  queryKey: [...everyMail, 'counts'],
  queryFn: async ({ signal }) => {
    const { emailsMeta } = await call(emailContract.list, { query: { folder: 'none' } }, signal);
    return emailsMeta;
  },
});
