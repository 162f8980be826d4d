/** What a security event is about; stable names, which a SIEM may match. */
export const securityEventKinds = [
  'access-refused',
  'account-confirmed',
  'account-disabled',
  'account-enabled',
  'account-invited',
  'account-registered',
  'data-exported',
  'device-revoked',
  'email-changed',
  'feed-added',
  'feed-revoked',
  'file-refused',
  'grant-changed',
  'installation-exported',
  'installation-imported',
  'kiosk-added',
  'kiosk-number',
  'kiosk-paired',
  'link-handed-over',
  'login',
  'mailed-link',
  'number-revealed',
  'password-changed',
  'password-check',
  'password-requested',
  'password-reset',
  'person-erased',
  'role-changed',
  'second-step',
  'session-ended',
  'snapshot-restored',
  'terminal-registered',
  'token-reused',
  'two-step-changed',
  'two-step-required',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

/** `failure`: it was refused; `blocked`: it was not even tried, because of too many attempts before. */
export const securityEventOutcomes = ['success', 'failure', 'blocked'] as const;

export type SecurityEventOutcome = (typeof securityEventOutcomes)[number];

/** What an event concerns, besides the account that acted. */
export const securityEventSubjects = ['account', 'device', 'employee', 'feed'] as const;

export type SecurityEventSubject = (typeof securityEventSubjects)[number];

/** Screens with personal data whose exports the browser reports. */
export const reportedScreens = [
  'accounts',
  'attendance',
  'audit',
  'employee-records',
  'payroll',
  'people',
  'roster',
  'security-events',
  'users',
  'working-hours',
] as const;

export type ReportedScreen = (typeof reportedScreens)[number];

export const reportedFormats = ['csv', 'xlsx', 'pdf', 'print', 'copy', 'calendar'] as const;
