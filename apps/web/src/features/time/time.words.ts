import { words } from '#platform/words';

export const timeWords = words('area.time', {
  group: 'Time',
  myTime: 'My time',
  attendance: 'Attendance',
  timesheets: 'Time sheets',
  punchImport: 'Import punches',
  clockDevices: 'Clock devices',
});
