import { words } from '#platform/words';

export const listHeadWords = words('listHead', {
  search: 'Search this list',
  endSearch: 'End search',
  filters: 'Filters',
  filtersOn_one: 'Filters ({{count}} on)',
  filtersOn_other: 'Filters ({{count}} on)',
  showList: 'Show the list',
  more: 'More actions',
  select: 'Select',
  selectDone: 'End selection',
});
