import { longestPassword, shortestPassword } from './credentials.rules';
import type { sessionWords } from './session.words';

/** The two checks of every form that sets a password. */
export function newPasswordRules(say: typeof sessionWords.say) {
  return {
    password(password: string): string | undefined {
      if (password.length < shortestPassword) return say('error.passwordShort', { count: shortestPassword });
      return password.length > longestPassword ? say('error.passwordLong', { count: longestPassword }) : undefined;
    },
    passwordConfirm(passwordConfirm: string, { password }: { password: string }): string | undefined {
      return passwordConfirm === password ? undefined : say('error.mismatch');
    },
  };
}
