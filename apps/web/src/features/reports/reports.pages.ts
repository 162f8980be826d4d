import { IconReportAnalytics } from '@tabler/icons-react';
import { areaPages } from '#areas/area-pages';
import { reportsWords } from './reports.words';

/** A group alone: its pages are those that other areas add to it. */
export const area = areaPages(reportsWords, {
  name: 'reports',
  order: 45,
  group: { title: 'group', icon: IconReportAnalytics },
  pages: [],
});
