import type { SimulatorState } from './state';

export interface SimulatorRequest {
  readonly method: string;
  /** Relative to the base address, without a leading slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization?: string | undefined;
  /** The body parsed as JSON; undefined if there is none or it is invalid. */
  readonly body?: unknown;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The reply to a request, and the state after it. */
export interface Step {
  readonly state: SimulatorState;
  readonly reply: Reply;
}

export const ok = (body: unknown): Reply => ({ status: 200, body });

/** A refusal as text; several lines are joined into one message. */
export const refused = (status: number, ...lines: string[]): Reply => ({
  status,
  body: { message: lines.join('\r\n') },
});

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
