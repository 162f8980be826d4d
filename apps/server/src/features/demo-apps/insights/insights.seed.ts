import {
  type Analytics,
  cardPeriods,
  reportYears,
  type StatisticCard,
} from '@horae/contract/demo-apps/insights.contract';
import type { Database } from '#platform/database';
import type { SharedSamples } from '#platform/samples';
import { cardFigures } from './insights.table';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const last_days = [...cardPeriods];

/** The figures of a period relative to those of 28 days. */
const growth: Record<(typeof cardPeriods)[number], number> = {
  'Last 28 Days': 1,
  'Last Month': 1.08,
  'Last Year': 12.4,
};

const grouped = (amount: number) => Math.round(amount).toLocaleString('en-US');

/** A deterministic curve. */
const wave = (points: number, base: number, swing: number, phase: number) =>
  Array.from({ length: points }, (_, index) => Math.round(base + swing * Math.sin(index * 1.1 + phase)));

type ByPeriod = Omit<Analytics, 'revenueReport' | 'revenue' | 'sessionsByDevice'>;

function figuresOf(factor: number): ByPeriod {
  const tickets = Math.round(163 * factor);
  const [fresh, open] = [Math.round(29 * factor), Math.round(63 * factor)];
  const orders = {
    finished: Math.round(2304 * factor),
    pending: Math.round(784 * factor),
    rejected: Math.round(98 * factor),
  };
  const customers = [Math.round(890 * factor), Math.round(258 * factor), Math.round(149 * factor)];
  return {
    supportTracker: {
      last_days,
      totalTicket: tickets,
      newTicket: fresh,
      openTicket: open,
      responseTime: 1.2,
      labels: ['Answered', 'Open'],
      series: [{ name: 'Tickets', data: [tickets - open, open] }],
    },
    averageSessions: {
      last_days,
      sessions: Math.round(2748 * factor),
      growth: '+5.2%',
      goal: 68,
      users: Math.round(1043 * factor),
      retention: 84,
      duration: 7.5,
      labels: weekdays,
      series: [{ name: 'Sessions', data: spread(Math.round(2748 * factor), 7, 0.4, 3) }],
    },
    goalOverview: {
      completed: grouped(786_617 * factor),
      inProgress: grouped(13_561 * factor),
      labels: ['Completed', 'In progress'],
      series: [{ name: 'Goal', data: [Math.round(786_617 * factor), Math.round(13_561 * factor)] }],
    },
    productOrders: {
      last_days,
      ...orders,
      labels: ['Finished', 'Pending', 'Rejected'],
      series: [{ name: 'Orders', data: Object.values(orders) }],
    },
    customers: {
      last_days,
      listData: [
        { text: 'New', result: customers[0]!, icon: 'user-plus', iconColor: 'primary' },
        { text: 'Returning', result: customers[1]!, icon: 'user-check', iconColor: 'warning' },
        { text: 'Referrals', result: customers[2]!, icon: 'user-share', iconColor: 'danger' },
      ],
      labels: ['New', 'Returning', 'Referrals'],
      series: [{ name: 'Customers', data: customers }],
    },
  };
}

/** The share of each device in percent, and its change in percent. */
const devices: Record<(typeof cardPeriods)[number], [usage: number, upDown: number][]> = {
  'Last 28 Days': [
    [58.6, 2],
    [34.9, 8],
    [6.5, -5],
  ],
  'Last Month': [
    [59.4, 1],
    [33.8, 6],
    [6.8, -3],
  ],
  'Last Year': [
    [64.2, -7],
    [27.1, 21],
    [8.7, -12],
  ],
};

function devicesOf(period: (typeof cardPeriods)[number]): Analytics['sessionsByDevice'] {
  const looks = [
    { name: 'Desktop', icon: 'device-desktop', iconColor: 'primary' },
    { name: 'Mobile', icon: 'device-mobile', iconColor: 'warning' },
    { name: 'Tablet', icon: 'device-tablet', iconColor: 'danger' },
  ];
  const chart_info = looks.map((look, at) => {
    const [usage, upDown] = devices[period][at]!;
    return { ...look, usage, upDown };
  });
  const data = chart_info.map(({ usage }) => usage);
  return { last_days, chart_info, labels: looks.map(({ name }) => name), series: [{ name: 'Sessions', data }] };
}

type Span = { labels: string[]; names: [now: string, before: string] };
const days = ['1', '5', '9', '13', '17', '21', '25'];
const spans: Record<(typeof cardPeriods)[number], Span> = {
  'Last 28 Days': { labels: [...days, '28'], names: ['These 28 days', 'The 28 days before'] },
  'Last Month': { labels: [...days, '29'], names: ['Last month', 'The month before'] },
  'Last Year': { labels: months, names: ['Last year', 'The year before'] },
};

function revenueOf(period: (typeof cardPeriods)[number]): Analytics['revenue'] {
  const { labels, names } = spans[period];
  const [now, before] = [Math.round(86_589 * growth[period]), Math.round(73_683 * growth[period])];
  return {
    thisMonth: grouped(now),
    lastMonth: grouped(before),
    labels,
    series: [
      { name: names[0], data: spread(now, labels.length, 1) },
      { name: names[1], data: spread(before, labels.length, 2.4) },
    ],
  };
}

/** Spreads a sum over the points of a curve, which add up to it exactly. */
function spread(sum: number, points: number, phase: number, flatness = 6): number[] {
  const curve = wave(points, sum / points, sum / points / flatness, phase);
  const missing = sum - curve.reduce((all, one) => all + one, 0);
  const share = Math.trunc(missing / points);
  return curve.map((one, at) => one + share + (at === 0 ? missing - share * points : 0));
}

function reportOf(year: (typeof reportYears)[number]): Analytics['revenueReport'] {
  const index = reportYears.indexOf(year);
  const [price, budget] = [25_852 - index * 3140, 26_800 - index * 2200];
  return {
    years: [...reportYears],
    price: grouped(price),
    budget: grouped(budget),
    labels: months,
    series: [
      { name: 'Earnings', data: spread(price, 12, index + 0.6, 3) },
      { name: 'Expenses', data: spread(1140 * index - 12_900, 12, index + 2, 3) },
      { name: 'Budget', data: spread(budget, 12, index, 12) },
    ],
  };
}

type Row = [card: string, title: string, series: string, total: number, data: number[]];
const statistics: Row[] = [
  ['orders', 'Orders', '2020', 2760, [45, 85, 65, 45, 65]],
  ['profit', 'Profit', 'Profit', 6240, [0, 20, 5, 30, 15, 45]],
  ['subscribers', 'Subscribers Gained', 'Subscribers', 92_600, [28, 40, 36, 52, 38, 60, 55]],
  ['revenueGenerated', 'Revenue Generated', 'Revenue', 97_500, [350, 275, 400, 300, 350, 300, 450]],
  ['sales', 'Quarterly Sales', 'Sales', 36, [10, 15, 8, 15, 7, 12]],
  ['ordersReceived', 'Orders Received', 'Orders', 97_500, [10, 15, 8, 15, 7, 12, 8]],
  ['siteTraffic', 'Site Traffic', 'Traffic Rate', 78_900, [150, 200, 125, 225, 200, 250, 275]],
  ['activeUsers', 'Active Users', 'Active Users', 659, [750, 1000, 900, 1250, 1000, 1200, 1100]],
  ['newsletter', 'Newsletter', 'Newsletter', 28_700, [365, 390, 365, 400, 375, 400, 310]],
];

/** The points have the shape of the row and add up to its total. */
function trendOf([card, title, name, total, shape]: Row) {
  const whole = shape.reduce((sum, one) => sum + one, 0);
  const data = shape.map((one) => Math.floor((total * one) / whole));
  const missing = total - data.reduce((sum, one) => sum + one, 0);
  const highest = data.indexOf(Math.max(...data));
  const figures: StatisticCard = {
    title,
    total,
    series: [{ name, data: data.map((one, at) => (at === highest ? one + missing : one)) }],
  };
  return { card, period: 'always', figures };
}

export const cardSamples: SharedSamples = {
  name: 'cards',
  async add(tx) {
    const analytics = cardPeriods.flatMap((period) =>
      Object.entries(figuresOf(growth[period])).map(([card, figures]) => ({ card, period, figures })),
    );
    await tx.insert(cardFigures).values([...analytics, ...statistics.map(trendOf)]);
  },
};

/** Added later than the other cards; replaces theirs in databases seeded earlier. */
export const revenueSamples: SharedSamples = {
  name: 'revenue-by-period',
  add: (tx) =>
    replace(
      tx,
      cardPeriods.map((period) => ({ card: 'revenue', period, figures: revenueOf(period) })),
    ),
};

/** Added later still: earlier, devices did not follow the period, and the report had a currency in its figures. */
export const deviceAndReportSamples: SharedSamples = {
  name: 'devices-by-period',
  add: (tx) =>
    replace(tx, [
      ...cardPeriods.map((period) => ({ card: 'sessionsByDevice', period, figures: devicesOf(period) })),
      ...reportYears.map((year) => ({ card: 'revenueReport', period: year, figures: reportOf(year) })),
    ]),
};

/** Added last: earlier, the points of these cards did not add up to their figures. */
export const addingUpSamples: SharedSamples = {
  name: 'cards-that-add-up',
  add: (tx) =>
    replace(tx, [
      ...statistics.map(trendOf),
      ...reportYears.map((year) => ({ card: 'revenueReport', period: year, figures: reportOf(year) })),
      ...cardPeriods.map((period) => ({
        card: 'averageSessions',
        period,
        figures: figuresOf(growth[period]).averageSessions,
      })),
    ]),
};

async function replace(tx: Database, rows: (typeof cardFigures.$inferInsert)[]): Promise<void> {
  for (const row of rows) {
    const target = [cardFigures.card, cardFigures.period];
    await tx.insert(cardFigures).values(row).onConflictDoUpdate({ target, set: row });
  }
}
