import { sessionContract } from '@horae/contract/core/session.contract';
import { longestPassword, shortestPassword } from './credentials.rules';
import type { sessionWords } from './session.words';

/** The validation shared by all forms that set a password. */
export function newPasswordChecks(say: typeof sessionWords.say) {
  return {
    shape: sessionContract.resetPassword.body.shape,
    words: {
      password: {
        required: say('error.passwordShort', { count: shortestPassword }),
        short: say('error.passwordShort', { count: shortestPassword }),
        long: say('error.passwordLong', { count: longestPassword }),
      },
    },
    rules: {
      passwordConfirm: (passwordConfirm: string, { password }: { password: string }) =>
        passwordConfirm === password ? undefined : say('error.mismatch'),
    },
  };
}
