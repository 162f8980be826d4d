import { onSessionEnd } from '#platform/session';

const drafts = new Map<string, Record<string, string>>();

onSessionEnd(() => drafts.clear());

/** What was typed into a form that was left by Back; in memory only, until it is saved or discarded. */
export const findDraft = (form: string | undefined): Record<string, string> | undefined =>
  form === undefined ? undefined : drafts.get(form);

export function keepDraft(form: string, values: Record<string, string>): void {
  drafts.set(form, values);
}

export function dropDraft(form: string | undefined): void {
  if (form !== undefined) drafts.delete(form);
}
