import type { AreaContracts } from '../area';
import { page } from '../product-page';
import { calendarContract } from './calendar.contract';
import { chatContract } from './chat.contract';
import { emailContract } from './email.contract';
import { todoContract } from './todo.contract';

export const area: AreaContracts = {
  name: 'office',
  order: 60,
  contracts: [todoContract, calendarContract, chatContract, emailContract],
  pages: [
    page(4, 'Calendar', '/calendar', 'calendar'),
    page(5, 'To-do', '/todo', 'checkbox'),
    page(6, 'E-mail', '/email', 'mail'),
    page(7, 'Chat', '/chat', 'message-circle'),
  ],
};
