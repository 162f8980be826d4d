import { z } from 'zod';
import { route } from '../route';

export const cardPeriods = ['Last 28 Days', 'Last Month', 'Last Year'] as const;
export const reportYears = ['2020', '2019', '2018'] as const;

export type CardQuery = z.infer<typeof CardQuery>;
const CardQuery = z.object({
  period: z.enum(cardPeriods).default('Last 28 Days'),
  year: z.enum(reportYears).default('2020'),
});

export type CardSeries = z.infer<typeof CardSeries>;
const CardSeries = z.object({ name: z.string(), data: z.array(z.number()) });

/** The part that all cards share: the labels of the points, and the points of each series. */
const drawn = { labels: z.array(z.string()), series: z.array(CardSeries) };
const byPeriod = { last_days: z.array(z.string()) };
const text = z.string();

const SupportTracker = z.object({
  ...byPeriod,
  totalTicket: z.int(),
  newTicket: z.int(),
  openTicket: z.int(),
  responseTime: z.number().meta({ description: 'days' }),
  ...drawn,
});
const AverageSessions = z.object({
  ...byPeriod,
  sessions: z.number(),
  growth: text.meta({ example: '+5.2%' }),
  goal: z.number(),
  users: z.number(),
  retention: z.number(),
  duration: z.number(),
  ...drawn,
});
const RevenueReport = z.object({ years: z.array(text), price: text, budget: text, ...drawn });
const GoalOverview = z.object({ completed: text, inProgress: text, ...drawn });
const Revenue = z.object({
  thisMonth: text.meta({ description: 'of the period asked for' }),
  lastMonth: text.meta({ description: 'of the one before' }),
  ...drawn,
});
const ProductOrders = z.object({ ...byPeriod, finished: z.int(), pending: z.int(), rejected: z.int(), ...drawn });
const SessionsByDevice = z.object({
  ...byPeriod,
  chart_info: z.array(z.object({ name: text, usage: z.number(), upDown: z.number(), icon: text, iconColor: text })),
  ...drawn,
});
const Customers = z.object({
  ...byPeriod,
  listData: z.array(z.object({ text, result: z.int(), icon: text, iconColor: text })),
  ...drawn,
});
const Statistic = z.object({ title: text, total: z.number(), series: z.array(CardSeries) });

function analytics<const P extends string, R extends z.ZodType>(name: P, summary: string, reply: R) {
  return route({
    method: 'GET',
    path: `/card/card-analytics/${name}`,
    summary,
    access: 'admin',
    query: CardQuery,
    reply,
  });
}

function statistic<const P extends string>(name: P, summary: string) {
  return route({ method: 'GET', path: `/card/card-statistics/${name}`, summary, access: 'admin', reply: Statistic });
}

export const analyticsContract = {
  supportTracker: analytics('support-tracker', 'Tickets, and how fast they are answered', SupportTracker),
  averageSessions: analytics('avg-sessions', 'Sessions a day', AverageSessions),
  revenueReport: analytics('revenue-report', 'Earnings, expenses and budget of a year', RevenueReport),
  goalOverview: analytics('goal-overview', 'How far the goal is reached', GoalOverview),
  revenue: analytics('revenue', 'Revenue of the period and the one before', Revenue),
  productOrders: analytics('product-orders', 'Orders by what became of them', ProductOrders),
  sessionsByDevice: analytics('sessions-device', 'Sessions by device', SessionsByDevice),
  customers: analytics('customers', 'New, returning and referred customers', Customers),
};

export const statisticsContract = {
  orders: statistic('orders-bar-chart', 'Orders by day'),
  profit: statistic('profit-line-chart', 'Profit by month'),
  subscribers: statistic('subscribers', 'Subscribers gained'),
  revenueGenerated: statistic('revenue', 'Revenue generated'),
  sales: statistic('sales', 'Sales by quarter'),
  ordersReceived: statistic('orders', 'Orders received'),
  siteTraffic: statistic('site-traffic', 'Visits of the site'),
  activeUsers: statistic('active-users', 'Active users'),
  newsletter: statistic('newsletter', 'Readers of the newsletter'),
};

export type Analytics = {
  [K in keyof typeof analyticsContract]: z.infer<(typeof analyticsContract)[K]['reply']>;
};
export type StatisticCard = z.infer<typeof Statistic>;
