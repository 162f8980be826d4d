import { z } from 'zod';

/** The mark of a hotel: one of twenty drawings, the letters of its name, or the address of an uploaded picture. */
export const HotelMark = z
  .string()
  .regex(/^(drawn:(letters|1?\d)|\/uploads\/pictures\/[\w-]{43})$/, 'Choose a standard logo or upload a picture.');
