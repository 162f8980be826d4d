import { analyticsContract as analytics, cardPeriods, reportYears } from '@horae/contract/demo-apps/insights.contract';
import { kFormat } from '#platform/format-count';
import type { CardContent } from '#ui/chart/chart-data';
import { cardQuery } from './analytics.queries';
import { analyticsWords } from './analytics.words';
import { count, exactly, percent, plot, ring, sumOf } from './card-parts';

const { say } = analyticsWords;

/** The session length in minutes at which the duration bar is full. */
const longSession = 10;

const periodOf = (choice: string) => cardPeriods.find((one) => one === choice) ?? cardPeriods[0];

/** The cards in order, each with its title, its query and its content. */
export const analyticsCards = [
  {
    slug: 'support-tracker',
    choices: cardPeriods,
    isWide: false,
    height: 280,
    below: 134,
    query: (choice: string) =>
      cardQuery(
        analytics.supportTracker,
        choice,
        (card): CardContent => ({
          headline: count(say('totalTickets'), card.totalTicket),
          figures: [
            count(say('newTickets'), card.newTicket),
            count(say('openTickets'), card.openTicket),
            { label: say('responseTime'), value: say('days', { count: card.responseTime }) },
          ],
          chart: ring(card),
        }),
      ),
  },
  {
    slug: 'avg-sessions',
    choices: cardPeriods,
    isWide: false,
    height: 280,
    below: 125,
    query: (choice: string) =>
      cardQuery(analytics.averageSessions, choice, (card): CardContent => {
        const [users, sessions] = [exactly(card.users), exactly(card.sessions)];
        return {
          headline: { ...count(say('sessions'), card.sessions), change: say('growth', { growth: card.growth }) },
          figures: [
            { label: say('goal'), value: percent(card.goal), share: card.goal / 100 },
            {
              label: say('users'),
              value: kFormat(card.users),
              exact: say('usersOf', { users, sessions }),
              share: card.users / card.sessions,
            },
            { label: say('retention'), value: percent(card.retention), share: card.retention / 100 },
            {
              label: say('duration'),
              value: say('minutes', { count: card.duration, most: longSession }),
              share: card.duration / longSession,
            },
          ],
          chart: plot(card, 'bars'),
        };
      }),
  },
  {
    slug: 'revenue-report',
    choices: reportYears,
    isWide: false,
    height: 280,
    below: 83,
    query: (choice: string) =>
      cardQuery(
        analytics.revenueReport,
        choice,
        (card): CardContent => ({
          headline: { label: say('revenue'), value: `$${card.price}` },
          figures: [{ label: say('budget'), value: `$${card.budget}` }],
          chart: plot(card, 'bars', 'bars', 'line'),
        }),
      ),
  },
  {
    slug: 'revenue',
    choices: cardPeriods,
    isWide: true,
    height: 280,
    below: 67,
    query: (choice: string) =>
      cardQuery(
        analytics.revenue,
        choice,
        (card): CardContent => ({
          headline: { label: say(`in.${periodOf(choice)}`), value: `$${card.thisMonth}` },
          figures: [{ label: say(`before.${periodOf(choice)}`), value: `$${card.lastMonth}` }],
          chart: plot(card, 'line', 'line'),
        }),
      ),
  },
  {
    slug: 'goal-overview',
    choices: cardPeriods,
    isWide: false,
    height: 280,
    below: 67,
    query: (choice: string) =>
      cardQuery(
        analytics.goalOverview,
        choice,
        (card): CardContent => ({
          headline: { label: say('completed'), value: card.completed },
          figures: [],
          chart: ring(card),
        }),
      ),
  },
  {
    slug: 'product-orders',
    choices: cardPeriods,
    isWide: false,
    height: 220,
    below: 101,
    query: (choice: string) =>
      cardQuery(
        analytics.productOrders,
        choice,
        (card): CardContent => ({
          headline: count(say('orders'), sumOf(card)),
          figures: [],
          chart: ring(card),
        }),
      ),
  },
  {
    slug: 'sessions-device',
    choices: cardPeriods,
    isWide: false,
    height: 220,
    below: 101,
    query: (choice: string) =>
      cardQuery(analytics.sessionsByDevice, choice, (card): CardContent => {
        const first = card.chart_info[0];
        return {
          ...(first && { headline: { label: first.name, value: percent(first.usage) } }),
          figures: [],
          chart: {
            ...ring(card),
            tell: percent,
            short: percent,
            notes: card.chart_info.map(({ upDown }) => say(upDown < 0 ? 'down' : 'up', { value: Math.abs(upDown) })),
          },
        };
      }),
  },
  {
    slug: 'customers',
    choices: cardPeriods,
    isWide: false,
    height: 220,
    below: 101,
    query: (choice: string) =>
      cardQuery(
        analytics.customers,
        choice,
        (card): CardContent => ({
          headline: count(say('customers'), sumOf(card)),
          figures: [],
          chart: ring(card),
        }),
      ),
  },
] as const;

export type AnalyticsCard = (typeof analyticsCards)[number];
