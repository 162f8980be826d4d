import { words } from '#platform/words';

export const invitationWords = words('invitation', {
  title: 'Welcome, choose your password',
  lead: '{{name}}, you will log in with {{email}} and this password.',
  password: 'Password',
  submit: 'Choose password and log in',
  busy: 'Logging in…',
  expired: 'This invitation has expired or was already used.',
  ask: 'Ask the person who invited you for a new one. If you already have a password, log in with it.',
  retry: 'Retry',
  loggedInAs: 'You are logged in as {{name}}. Choosing a password here logs you in as the invited person instead.',
});
