import { words } from '#platform/words';

export const requirementWords = words('two-step-requirement', {
  open: 'Two-step verification',
  title: 'Who must have two-step verification',
  thing: 'the setting',
  lead: 'Everybody can set it up. Those who must have it cannot do anything else until they have set it up.',
  requiredOf: 'Required of',
  nobody: 'Nobody',
  administrators: 'Administrators',
  'administrators-and-approvers': 'Administrators and everybody who approves for others',
  missing_one: '{{count}} account has to set it up.',
  missing_other: '{{count}} accounts have to set it up.',
  save: 'Save',
  busy: 'Saving …',
  cancel: 'Cancel',
  saved: 'Setting saved',
});
