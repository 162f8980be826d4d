import { words } from '#platform/words';

export const rosterExportWords = words('roster-export', {
  filters: 'Filters: {{filters}}',
  noFilters: 'No filters',
  calendar: 'Calendar file (.ics)',
  gridXlsx: 'Grid to edit and import (.xlsx)',
  gridCsv: 'Grid to edit and import (CSV)',
  options: 'Print and export…',
  pagePerGroup: 'Each group on its own page',
  pagePerDepartment: 'One page per department',
  drafts: 'Includes drafts that are not published.',
});
