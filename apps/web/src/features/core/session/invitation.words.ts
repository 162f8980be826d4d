import { words } from '#platform/words';

export const invitationWords = words('invitation', {
  title: 'Welcome, choose your password',
  lead: '{{name}}, you will log in with {{email}} and this password.',
  password: 'Password',
  submit: 'Choose password and log in',
  busy: 'Logging in…',
  expired: 'This invitation has expired or was already used.',
  ask: 'Ask the person who invited you for a new one. If you already have a password, log in with it.',
  codeTitle: 'Enter the code of your slip',
  codeLead: 'Then you choose a password. Spaces and dashes do not matter.',
  code: 'Code',
  codeSubmit: 'Continue',
  codeWrong: 'This code is wrong, has expired or was already used.',
  codeAgain: 'Enter the code again',
  codeMissing: 'Enter the twelve letters and digits of your slip.',
  retry: 'Retry',
  loggedInAs: 'You are logged in as {{name}}. Choosing a password here logs you in as the invited person instead.',
});
