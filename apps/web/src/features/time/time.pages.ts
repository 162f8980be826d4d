import { IconHourglass } from '@tabler/icons-react';
import { areaPages } from '#areas/area-pages';
import { timeWords } from './time.words';

export const area = areaPages(timeWords, {
  name: 'time',
  order: 20,
  group: { title: 'group', icon: IconHourglass },
  isEveryday: true,
  scrollsInside: true,
  pageIcons: async () => (await import('./time.icons')).pageIcons,
  pages: [
    { path: '/my-time', label: 'myTime', access: 'session' },
    { path: '/attendance', label: 'attendance', access: 'session', rights: ['approve'] },
    { path: '/timesheets', label: 'timesheets', access: 'session', rights: ['approve', 'payroll'] },
    { path: '/payroll', label: 'payroll', access: 'session', rights: ['payroll'] },
    { path: '/punch-import', label: 'punchImport', access: 'hotel-admin' },
    { path: '/clock-devices', label: 'clockDevices', access: 'hotel-admin' },
  ],
});
