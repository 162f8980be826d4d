import { words } from '#platform/words';

export const schedulingWords = words('area.scheduling', {
  group: 'Scheduling',
  staffTimeline: 'Staff timeline',
  'tab.staffTimeline': 'Timeline',
  organisationUnits: 'Organisation units',
  'tab.organisationUnits': 'Units',
  workingHours: 'Working hours',
  'tab.workingHours': 'Hours',
  rosterHistory: 'Roster as of',
  rosterImport: 'Import roster',
  rosterApproval: 'Roster approval',
  shortNotice: 'Short notice',
});
