import { words } from '#platform/words';

export const confirmEmailWords = words('confirmEmail', {
  title: 'Confirm your e-mail',
  lead: 'From then on you log in with this address.',
  submit: 'Confirm e-mail',
  busy: 'Confirming…',
  done: 'You log in with {{email}} from now on.',
  expired: 'This link has expired or was used. Ask for a new one in your account settings.',
  toSettings: 'Account settings',
});
