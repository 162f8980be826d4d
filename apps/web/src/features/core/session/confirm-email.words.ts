import { words } from '#platform/words';

export const confirmEmailWords = words('confirmEmail', {
  title: 'Confirm your e-mail',
  lead: 'After that, you log in with this address.',
  submit: 'Confirm e-mail',
  busy: 'Confirming…',
  done: 'From now on, log in with {{email}}.',
  expired: 'This link has expired or was already used. Request a new one in your account settings.',
  toSettings: 'Account settings',
});
