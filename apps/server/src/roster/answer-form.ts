import { columnsMediaType } from '@horae/contract/scheduling/staff-columns';
import type { FastifyRequest } from 'fastify';

/** A calendar is returned in the prescribed form, or in columns for our own screens. */
export type AnswerForm = 'plain' | 'columns';

/** The maximum number of events in a response. */
export const mostEvents: Record<AnswerForm, number> = { plain: 100_000, columns: 1_000_000 };

export const formOf = ({ headers }: Pick<FastifyRequest, 'headers'>): AnswerForm =>
  headers.accept?.includes(columnsMediaType) ? 'columns' : 'plain';

export const jsonOf = (value: unknown) => Buffer.from(JSON.stringify(value));
