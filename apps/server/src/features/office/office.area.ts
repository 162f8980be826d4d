import type { Area } from '../../area';
import { calendarRoutes } from './calendar/calendar.routes';
import { calendarSamples } from './calendar/calendar.seed';
import { chatRoutes } from './chat/chat.routes';
import { chatSamples } from './chat/chat.seed';
import { chatBeginning } from './chat/chat-begin';
import { emailRoutes } from './email/email.routes';
import { emailSamples } from './email/email.seed';
import { sendingOf } from './email/send-email.service';
import { searchables } from './office.search';
import { todoRoutes } from './todo/todo.routes';
import { todoSamples } from './todo/todo.seed';

export const area: Area = {
  name: 'office',
  order: 60,
  personalSamples: [todoSamples, calendarSamples, chatSamples, emailSamples],
  beginnings: [chatBeginning],
  searchables,
  routes(app, { database: { db }, settings }) {
    todoRoutes(app, db);
    calendarRoutes(app, db);
    chatRoutes(app, db);
    emailRoutes(app, db, sendingOf(settings));
  },
};
