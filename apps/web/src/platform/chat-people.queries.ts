import { chatContract } from '@horae/contract/office/chat.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api';

export const everyChat = ['chat'];

/** Who has a chat and who could have one; also whom a task may be given to, and how much is unread. */
export const chatPeopleQuery = queryOptions({
  queryKey: [...everyChat, 'people'],
  queryFn: ({ signal }) => call(chatContract.people, {}, signal),
});
