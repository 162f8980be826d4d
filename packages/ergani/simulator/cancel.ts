import { cancellationCode, checkDocument, readDocument, wallClock } from '../src';
import type { SimulatedEmployer } from './employer';
import * as greek from './greek';
import { ok, refused, type Step } from './reply';
import type { SimulatorState } from './state';

/** Cancels a leave by the protocol and the date of its submission. No other document can be cancelled. */
export function cancel(state: SimulatorState, body: unknown, { taxNumber }: SimulatedEmployer): Step {
  const errors = checkDocument(cancellationCode, body).filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    return { state, reply: refused(400, ...errors.map(({ path, rule }) => `${path}: ${greek.ruleTexts[rule]}.`)) };
  const message = readDocument(cancellationCode, body);
  if (message.kind !== 'cancellation') return { state, reply: refused(400, greek.noSuchSubmission) };

  const found = state.accepted.find(
    ({ protocol, employer, message: { kind }, submittedAt }) =>
      kind === 'leave' &&
      protocol === message.protocol &&
      employer === taxNumber &&
      wallClock(submittedAt).date === message.submittedOn,
  );
  if (!found) return { state, reply: refused(400, greek.noSuchSubmission) };
  if (found.isCancelled) return { state, reply: refused(400, greek.alreadyCancelled) };
  const accepted = state.accepted.map((one) => (one === found ? { ...one, isCancelled: true } : one));
  return { state: { ...state, accepted }, reply: ok({ message: greek.cancelled(found.protocol) }) };
}
