import { chatContract } from '@horae/contract/office/chat.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api';

export const everyChat = ['chat'];

/** Contacts with a chat or available for one; also used for assigning tasks and for unread counts. */
export const chatPeopleQuery = queryOptions({
  queryKey: [...everyChat, 'people'],
  queryFn: ({ signal }) => call(chatContract.people, {}, signal),
});
