import { calendarContract as calendar } from '@horae/contract/office/calendar.contract';
import { chatContract as chat } from '@horae/contract/office/chat.contract';
import { emailContract as email } from '@horae/contract/office/email.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import type { RouteContract } from '@horae/contract/route';

/** The calls without which a page would be empty. */
export const pageCalls: Record<string, RouteContract[]> = {
  '/calendar': [calendar.list],
  '/todo': [todo.list, todo.counts],
  '/email': [email.list, email.one],
  '/chat': [chat.people, chat.open],
};
