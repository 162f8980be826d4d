import { z } from 'zod';

/** The encodings of text files. */
export const textEncodings = ['UTF-8', 'UTF-8 with BOM', 'UTF-16', 'UTF-16 BE', 'Windows-1253', 'ISO-8859-7'] as const;

/** What a file may be read as: a workbook, or text in an encoding. */
export const fileFormats = ['XLSX', 'ODS', ...textEncodings] as const;

/** Why a row counts as no data. */
export const leftOutReasons = ['title', 'heading', 'total', 'note'] as const;

/** How a file was read, for the report of its import. */
export const ReadFile = {
  encoding: z.enum(fileFormats).meta({ description: 'XLSX, ODS, or the encoding of a text file' }),
  sample: z.string().meta({ description: 'A line of the file as it was decoded' }),
  /** The sheets of a workbook, and which was read. */
  sheets: z.array(z.object({ name: z.string(), isHidden: z.boolean() })),
  sheet: z.string(),
  /** Titles, totals and notes. */
  leftOut: z.array(z.object({ line: z.int(), reason: z.enum(leftOutReasons), text: z.string() })),
  blankRows: z.int(),
};

/** How a file is to be read, where it is not read as it was recognised. */
export const HowToRead = {
  encoding: z.enum(textEncodings).optional(),
  sheet: z.string().max(200).optional(),
  /** The lines of rows that seem to be titles, totals or notes, and are data. */
  putBack: z.array(z.int().min(1)).max(1000).optional(),
};
