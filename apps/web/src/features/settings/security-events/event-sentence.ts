import type { SecurityEvent } from '@horae/contract/settings/security-event-rows';
import { type EventSentence, eventWords, isEventSentence } from './event-sentences.words';
import { securityEventsWords } from './security-events.words';

/** Who did it, as far as it is known. */
export function whoOf({ by, email, address }: SecurityEvent): string {
  const say = securityEventsWords.say;
  return by?.name ?? email ?? say(address === null ? 'server' : 'somebody');
}

/** What it concerns, by name or number. */
export function subjectOf({ subject }: SecurityEvent): string {
  if (!subject) return '';
  return subject.name ?? securityEventsWords.say(`subject.${subject.kind}`, { id: String(subject.id) });
}

const textOf = (value: unknown): string => (value === undefined || value === null ? '–' : String(value));

/** What happened in one sentence: "Login failed for a…@demo.com from 203.0.113.7, 12 times". */
export function eventSentence(event: SecurityEvent): string {
  const { address, count, outcome } = event;
  const say = securityEventsWords.say;
  let said = actSentence(event);
  if (address !== null && (outcome !== 'success' || event.by === null || event.kind === 'login'))
    said = say('fromAddress', { said, address });
  return count > 1 ? say('times', { said, count }) : said;
}

function actSentence(event: SecurityEvent): string {
  const { facts, kind } = event;
  const who = whoOf(event);
  const values = {
    who,
    subject: subjectOf(event),
    email: event.email ?? '',
    call: textOf(facts.call),
    what: textOf(facts.what ?? facts.feed),
    found: textOf(facts.found),
    before: textOf(facts.before),
    after: textOf(facts.after),
    snapshot: textOf(facts.snapshot),
  };
  return capital(eventWords.say(keyOf(event, kind), values));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function keyOf({ outcome, facts, subject }: SecurityEvent, kind: SecurityEvent['kind']): EventSentence {
  const isSent = kind === 'password-requested' && subject !== null;
  const special = `${kind}.${facts.others ? 'others' : isSent ? 'sent' : outcome}`;
  // Not every outcome of a kind has a sentence of its own.
  return isEventSentence(special) ? special : kind;
}
