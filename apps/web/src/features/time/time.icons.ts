import {
  IconCash,
  IconClockCheck,
  IconClockExclamation,
  IconDeviceTablet,
  IconFingerprint,
  IconReportMoney,
} from '@tabler/icons-react';
import type { PageIcons } from '#areas/area-pages';

export const pageIcons: PageIcons = {
  '/my-time': IconClockCheck,
  '/attendance': IconClockExclamation,
  '/timesheets': IconReportMoney,
  '/payroll': IconCash,
  '/punch-import': IconFingerprint,
  '/clock-devices': IconDeviceTablet,
};
