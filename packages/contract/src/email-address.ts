import { z } from 'zod';

// A plain mailbox at a domain in any script, `.ελ` too, or in its punycode form.
const pattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:[xX][nN]--[A-Za-z0-9-]*[A-Za-z0-9]|\p{L}[\p{L}\p{M}]+)$/u;

/** An e-mail address; its domain may be international. */
export const EmailAddress = z.email({ error: 'Enter an e-mail address, for example anna@hotel.gr.', pattern }).max(254);
