import { z } from 'zod';

export const deviceKinds = ['kiosk', 'terminal'] as const;
export const deviceStates = ['waiting', 'active', 'revoked'] as const;

/** A shared tablet or a wall terminal. */
export type ClockDeviceRow = z.infer<typeof ClockDeviceRow>;
export const ClockDeviceRow = z.object({
  id: z.int(),
  kind: z.enum(deviceKinds),
  name: z.string(),
  serial: z.string().nullable(),
  zone: z.string().nullable().meta({ description: 'Whose wall clock a terminal shows; null for that of the hotel' }),
  allowedSkew: z.int().meta({ description: 'Minutes that its clock may be off before its records wait' }),
  usedSince: z
    .string()
    .nullable()
    .meta({ description: 'The first day of a terminal’s records; null for the day on which it was added' }),
  skewSeconds: z
    .int()
    .nullable()
    .meta({ description: 'How far its clock was ahead of the server’s; null until it was measured' }),
  skewAt: z.string().nullable().meta({ description: 'When that was measured' }),
  state: z.enum(deviceStates).meta({ description: '`waiting`: never paired, or never heard of' }),
  pairingUntil: z.string().nullable().meta({ description: 'Until when a code that was handed out can be used' }),
  addedAt: z.string(),
  lastSeenAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});

/** A terminal that contacted the server but is not registered. */
export type RefusedContact = z.infer<typeof RefusedContact>;
export const RefusedContact = z.object({
  serial: z.string(),
  address: z.string(),
  times: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
});

/** Whether an employee has a PIN for the kiosk. */
export type PinRow = z.infer<typeof PinRow>;
export const PinRow = z.object({
  employeeId: z.int(),
  code: z.string(),
  name: z.string(),
  department: z.string(),
  setAt: z.string().nullable(),
  lockedUntil: z.string().nullable(),
});

/** What is printed once and handed to the employee. */
export type PinSlip = z.infer<typeof PinSlip>;
export const PinSlip = z.object({ employeeId: z.int(), code: z.string(), name: z.string(), pin: z.string() });
