import { sessionContract } from '@horae/contract/core/session.contract';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export interface Credentials {
  email: string;
  password: string;
}

export interface NewAccount extends Credentials {
  passwordConfirm: string;
}

const meta = { showsError: true } as const;

export const logIn = mutationOptions({
  mutationFn: (credentials: Credentials) => call(sessionContract.loginJwt, { body: credentials }),
  meta,
});

/** Runs on blur and must not block the user if it fails; the registration itself decides. */
export const checkEmail = mutationOptions({
  mutationFn: (email: string) => call(sessionContract.registerCheck, { body: { email } }),
  meta,
});

export const register = mutationOptions({
  mutationFn: async (account: NewAccount) => {
    await call(sessionContract.registerCheck, { body: account });
    return call(sessionContract.register, { body: account });
  },
  meta,
});

export const requestReset = mutationOptions({
  mutationFn: (email: string) => call(sessionContract.requestReset, { body: { email } }),
  meta,
});

export const confirmEmail = mutationOptions({
  mutationFn: (token: string) => call(sessionContract.confirmEmail, { body: { token } }),
  meta,
});

export const resetPassword = mutationOptions({
  mutationFn: (change: { token: string; password: string; passwordConfirm: string }) =>
    call(sessionContract.resetPassword, { body: change }),
  meta,
});
