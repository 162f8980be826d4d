import { words } from '#platform/words';

/** The area and its pages in the menu. */
export const timeWords = words('area.time', {
  group: 'Time',
  myTime: 'My time',
  attendance: 'Attendance',
  timesheets: 'Time sheets',
  punchImport: 'Import punches',
  clockDevices: 'Clock devices',
});
