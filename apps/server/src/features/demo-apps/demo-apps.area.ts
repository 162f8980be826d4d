import type { Area } from '../../area';
import { sendEmail, sendingOf } from '../office/email/send-email.service';
import { answerOpinionsRoutes } from './answer-opinions/answer-opinions.routes';
import { autocompleteRoutes } from './autocomplete/autocomplete.routes';
import { autocompleteSamples } from './autocomplete/autocomplete.seed';
import { blogRoutes } from './blog/blog.routes';
import { blogSamples } from './blog/blog.seed';
import { digestWork } from './blog/blog-digest.service';
import { comingSoonRoutes } from './coming-soon/coming-soon.routes';
import { searchables } from './demo-apps.search';
import { employeeRecordsRoutes } from './employee-records/employee-records.routes';
import { employeeRecordSamples } from './employee-records/employee-records.seed';
import { faqRoutes } from './faq/faq.routes';
import { answerKeys, everyAnswer } from './faq/faq.service';
import { insightsRoutes } from './insights/insights.routes';
import { addingUpSamples, cardSamples, deviceAndReportSamples, revenueSamples } from './insights/insights.seed';
import { invoicesRoutes } from './invoices/invoices.routes';
import { invoiceSamples } from './invoices/invoices.seed';
import { kanbanRoutes } from './kanban/kanban.routes';
import { kanbanSamples } from './kanban/kanban.seed';
import { permissionsRoutes } from './permissions/permissions.routes';
import { permissionSamples } from './permissions/permissions.seed';
import { pricingRoutes } from './pricing/pricing.routes';
import { profileRoutes } from './profile/profile.routes';
import { profileSamples } from './profile/profile.seed';
import { countCartItems } from './shop/cart.service';
import { orderSamples } from './shop/orders.seed';
import { shopRoutes } from './shop/shop.routes';
import { shelfSamples, shopSamples } from './shop/shop.seed';
import { usersRoutes } from './users/users.routes';
import { userSamples } from './users/users.seed';

export const area: Area = {
  name: 'demo-apps',
  order: 70,
  isSample: true,
  sharedSamples: [
    permissionSamples,
    kanbanSamples,
    userSamples,
    employeeRecordSamples,
    invoiceSamples,
    autocompleteSamples,
    cardSamples,
    revenueSamples,
    deviceAndReportSamples,
    addingUpSamples,
    shopSamples,
    orderSamples,
    profileSamples,
    blogSamples,
  ],
  personalSamples: [shelfSamples],
  searchables,
  articles: everyAnswer,
  sessionExtras: async (db, accountId) => ({ eCommerceCartItemsCount: await countCartItems(db, accountId) }),
  work: ({ database: { db }, tell }) => [digestWork(db, tell)],
  routes(app, { database: { db }, settings, origin, tell }) {
    const { defaultTimeZone } = settings;
    permissionsRoutes(app, db, defaultTimeZone);
    usersRoutes(app, db);
    insightsRoutes(app, db);
    comingSoonRoutes(app, db, settings, origin);
    autocompleteRoutes(app, db);
    pricingRoutes(app, db);
    faqRoutes(app);
    answerOpinionsRoutes(app, db, answerKeys);
    employeeRecordsRoutes(app, db);
    kanbanRoutes(app, db);
    invoicesRoutes(app, db, {
      timeZone: defaultTimeZone,
      sendMail: async (tx, accountId, { to, ...letter }) => {
        const mail = { ...letter, to: [to], cc: [], bcc: [], attachments: [] };
        const { deliveries } = await sendEmail(tx, accountId, mail, sendingOf(settings));
        return deliveries[0]!.state;
      },
    });
    shopRoutes(app, db, tell);
    profileRoutes(app, db, defaultTimeZone, tell);
    blogRoutes(app, db, defaultTimeZone, tell);
  },
};
