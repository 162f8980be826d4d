import { z } from 'zod';
import { route } from '../route';
import { CompanyId } from '../staff-request';

/** The kinds of files that a hotel imports. */
export const importKinds = ['people', 'roster', 'punches'] as const;
export type ImportKind = (typeof importKinds)[number];

/** A heading of a file and the field it went to; empty if the column was skipped. */
export const KeptColumn = z.object({ heading: z.string().max(500), field: z.string().max(80) });
export type KeptColumn = z.infer<typeof KeptColumn>;

const ofKind = { hotel: CompanyId, kind: z.enum(importKinds) };

export const importMemoryContract = {
  columns: route({
    method: 'GET',
    path: '/imports/columns',
    summary: 'Which heading went to which field when the hotel last imported a file of this kind',
    access: 'admin',
    query: z.object(ofKind),
    reply: z.object({ columns: z.array(KeptColumn) }),
  }),
  forgetColumns: route({
    method: 'POST',
    path: '/imports/forget-columns',
    summary: 'Forget where these headings went; the next file is read by likeness again',
    access: 'admin',
    body: z.object({ ...ofKind, headings: z.array(z.string().max(500)).min(1).max(1000) }),
    reply: z.object({ forgotten: z.int() }),
  }),
};
