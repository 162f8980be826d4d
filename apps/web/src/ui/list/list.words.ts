import { words } from '#platform/words';

export const listWords = words('list', {
  actions: 'Actions',
  details: 'Details',
  detailsOf: 'Details of {{name}}',
  select: 'Select {{name}}',
  selectPage: 'Select all on this page',
  selected_one: '{{count}} selected',
  selected_other: '{{count}} selected',
  clearSelection: 'Clear selection',
  rowsPerPage: 'Rows per page',
  showing: 'Showing {{from}}–{{to}} of {{total}}',
  showingNone: 'Showing 0 of 0',
  pagination: 'Pagination',
  page: 'Page {{page}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  noMatch: 'Nothing matches these filters.',
  clearFilters: 'Clear filters',
});
