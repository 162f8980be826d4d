import { tokenInvalidMessage } from '@horae/contract/errors';
import { words } from './words';

/** What a refusal says that came without a sentence of the server. */
export const refusals = words('refusals', {
  noAnswer: 'The server did not answer. Check the connection and try again.',
  loggedOut: tokenInvalidMessage,
  badRequest: 'Error 400: Bad Request',
  failed: 'Error {{status}}: {{reason}}',
  requestFailed: 'Request failed',
});
