import { ErganiUnavailable } from './errors';
import type { Answer } from './exchange';

/** Parses a reply as JSON. A successful reply that is not JSON counts as lost: throws ErganiUnavailable. */
export function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ErganiUnavailable('the answer is no JSON', 'unknown', undefined, error);
  }
}

export function objectOf(answer: Answer): Record<string, unknown> {
  const json = jsonOf(answer);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new ErganiUnavailable('the answer is no object', 'unknown');
  return json as Record<string, unknown>;
}

export function listOf(answer: Answer): Record<string, unknown>[] {
  const json = jsonOf(answer);
  if (!Array.isArray(json)) throw new ErganiUnavailable('the answer is no list', 'unknown');
  return json.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null);
}

/** Returns the text of a refusal: that of `{"message": …}`, or the start of whatever else came. */
export function messageOf({ status, text }: Answer): string {
  try {
    const { message, Message } = JSON.parse(text) as { message?: unknown; Message?: unknown };
    const said = message ?? Message;
    if (typeof said === 'string' && said.trim() !== '') return said;
  } catch {
    // Gateways reply with HTML.
  }
  return text.trim().slice(0, 2000) || `status ${status}`;
}
