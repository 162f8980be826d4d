import { confirmIdentityCode, setUpTwoStepCode } from '@horae/contract/errors';
import { askIdentity, mustSetUpTwoStep } from './identity';
import { readError } from './read-error';

/** Handles a 403 that a person can settle: asks who they are and repeats the call, or opens the set-up page. */
export async function afterRefusal(refusal: Response, again: () => Promise<Response>): Promise<Response> {
  const { code } = await readError(refusal.clone());
  if (code === setUpTwoStepCode) mustSetUpTwoStep.set(true);
  return code === confirmIdentityCode && (await askIdentity()) ? again() : refusal;
}
