import { checkDocument, type DocumentCode, documentCodes, readDocument, wallClock } from '../src';
import { afterTheFactFaults } from './after-the-fact';
import { cardFaults } from './card-faults';
import type { SimulatedEmployer } from './employer';
import { employerFaults } from './employer-faults';
import * as greek from './greek';
import { isRecord, ok, refused, type Step } from './reply';
import type { AcceptedDocument, SimulatorState } from './state';

/**
 * Accepts a document or refuses it with all its faults. The same document sent again is accepted again, under another
 * protocol: the service does not detect repeats.
 */
export function submit(
  state: SimulatorState,
  asked: string,
  body: unknown,
  employer: SimulatedEmployer,
  now: number,
): Step {
  const code = documentCodes.find((code) => code.toLowerCase() === asked.toLowerCase());
  if (!code) return { state, reply: refused(404, greek.noSuchDocument) };
  if (!isRecord(body)) return { state, reply: refused(400, greek.noJson) };

  const errors = checkDocument(code, body).filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    return { state, reply: refused(400, ...errors.map(({ path, rule }) => `${path}: ${greek.ruleTexts[rule]}.`)) };

  const message = readDocument(code, body);
  const faults = [
    ...employerFaults(message, employer),
    ...cardFaults(message, now),
    ...afterTheFactFaults(state, message, employer, now),
  ];
  if (faults.length > 0) return { state, reply: refused(400, ...new Set(faults)) };

  const documents = branchesOf(body).map((body, i) => accept(code, body, employer, now, state.lastNumber + 1 + i));
  return {
    state: {
      ...state,
      accepted: [...state.accepted, ...documents],
      lastNumber: state.lastNumber + documents.length,
    },
    reply: ok(documents.map(receipt)),
  };
}

/** Splits a body by branch: every document is a root object with one list that has an entry per branch. */
function branchesOf(body: Record<string, unknown>): object[] {
  return Object.entries(body).flatMap(([root, lists]) =>
    Object.entries(lists as Record<string, object[]>).flatMap(([list, entries]) =>
      entries.map((entry) => ({ [root]: { [list]: [entry] } })),
    ),
  );
}

function accept(
  code: DocumentCode,
  body: object,
  { taxNumber }: SimulatedEmployer,
  submittedAt: number,
  number: number,
): AcceptedDocument {
  return {
    id: String(number),
    protocol: `ΔΟΚ${number}`,
    code,
    employer: taxNumber,
    submittedAt,
    isCancelled: false,
    body,
    message: readDocument(code, body),
  };
}

function receipt({ id, protocol, submittedAt }: AcceptedDocument) {
  const { date, time } = wallClock(submittedAt);
  return { id, protocol, submitDate: `${date.split('-').reverse().join('/')} ${time}` };
}
