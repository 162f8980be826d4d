import type { SimulatorState } from './state';

export interface SimulatorRequest {
  readonly method: string;
  /** Below the base address, without a leading slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization?: string | undefined;
  /** The body read as JSON; undefined when there is none or it is none. */
  readonly body?: unknown;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is answered, and what is remembered from then on. */
export interface Step {
  readonly state: SimulatorState;
  readonly reply: Reply;
}

export const ok = (body: unknown): Reply => ({ status: 200, body });

/** A refusal in words; several of them are lines of one text. */
export const refused = (status: number, ...lines: string[]): Reply => ({
  status,
  body: { message: lines.join('\r\n') },
});

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
