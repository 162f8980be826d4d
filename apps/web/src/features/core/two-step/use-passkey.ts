import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { secondStepWords } from './second-step.words';

type Options = Record<string, unknown>;

/** Lets the browser answer a challenge with one of the account's passkeys. */
export const answerWithPasskey = (options: Options) =>
  explained(startAuthentication({ optionsJSON: options as unknown as RequestOptions }));

/** Lets the browser make a new passkey. */
export const makePasskey = (options: Options) =>
  explained(startRegistration({ optionsJSON: options as unknown as CreationOptions }));

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** The browser's own messages are technical and do not say what to do. */
function explained<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) => {
    throw new Error(secondStepWords.say('passkeyFailed'), { cause });
  });
}
