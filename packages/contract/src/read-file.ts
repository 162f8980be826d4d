import { z } from 'zod';
import { textEncodings } from './text-of-file';

/** How a file was read, for the report of its import. */
export const ReadFile = {
  encoding: z.enum(textEncodings),
  sample: z.string().meta({ description: 'A line of the file as it was decoded' }),
};
