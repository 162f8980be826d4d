import { words } from '#platform/words';

export const exportWords = words('export', {
  export: 'Export',
  menu: 'Export: {{scope}}',
  print: 'Print',
  csv: 'CSV',
  xlsx: 'Excel (.xlsx)',
  pdf: 'PDF',
  copy: 'Copy',
  done_one: 'Exported {{count}} row',
  done_other: 'Exported {{count}} rows',
  copied_one: 'Copied {{count}} row',
  copied_other: 'Copied {{count}} rows',
  notCopied: 'The rows could not be copied.',
  failed: 'The file could not be written. Try again.',
  preparing: 'Preparing {{file}}…',
  cancel: 'Cancel',
  about: 'About',
  filtersOn: 'filters on',
  selectedOnly: 'selected only',
  page: 'Page {page} of {pages}',
});
