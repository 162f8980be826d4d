import { words } from '#platform/words';

export const statisticsWords = words('statistics', {
  title: 'Statistics',
  lead: 'Nine key figures, and how each has developed.',
  'card.orders': 'Orders',
  'card.profit': 'Profit',
  'card.subscribers': 'Subscribers Gained',
  'card.revenueGenerated': 'Revenue Generated',
  'card.sales': 'Quarterly Sales',
  'card.ordersReceived': 'Orders Received',
  'card.siteTraffic': 'Site Traffic',
  'card.activeUsers': 'Active Users',
  'card.newsletter': 'Newsletter',
  up: 'up {{value}}%',
  down: 'down {{value}}%',
  total: 'in total',
});
