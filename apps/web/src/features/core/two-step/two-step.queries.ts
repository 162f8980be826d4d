import { twoStepContract as contract } from '@horae/contract/core/two-step.contract';
import { type SecondStepMethod } from '@horae/contract/core/two-step-proofs';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';
import { queryClient } from '#platform/query-client';

/** What was entered or chosen as second step. */
export interface EnteredStep {
  method: SecondStepMethod;
  text: string;
}

export const twoStepQuery = queryOptions({
  queryKey: ['two-step'],
  queryFn: ({ signal }) => call(contract.read, {}, signal),
});

type PasskeyOptions = Promise<{ options: Record<string, unknown> }>;

async function proofOf({ method, text }: EnteredStep, askForPasskey: () => PasskeyOptions) {
  if (method === 'code') return { code: text.replaceAll(/\s/g, '') };
  if (method === 'recovery-code') return { recoveryCode: text };
  const [{ options }, { answerWithPasskey }] = await Promise.all([askForPasskey(), import('./use-passkey')]);
  return { passkey: await answerWithPasskey(options) };
}

const shown = { showsError: true } as const;

export const takeSecondStep = mutationOptions({
  mutationFn: async ({ ticket, ...step }: EnteredStep & { ticket: string }) => {
    const proof = await proofOf(step, () => call(contract.secondStepPasskey, { body: { ticket } }));
    return call(contract.secondStep, { body: { ticket, ...proof } });
  },
  meta: shown,
});

export const confirmIdentity = mutationOptions({
  mutationFn: async ({ password, step }: { password: string; step: EnteredStep | null }) => {
    const proof = step && (await proofOf(step, () => call(contract.confirmIdentityPasskey, {})));
    return call(contract.confirmIdentity, { body: { password, ...proof } });
  },
  meta: shown,
});

const keep = (twoStep: Awaited<ReturnType<typeof call<typeof contract.read>>>) =>
  queryClient.setQueryData(twoStepQuery.queryKey, twoStep);

export const beginApp = mutationOptions({ mutationFn: () => call(contract.beginApp, {}) });

export const confirmApp = mutationOptions({
  mutationFn: (code: string) => call(contract.confirmApp, { body: { code } }),
  onSuccess: ({ twoStep }) => keep(twoStep),
  meta: shown,
});

export const removeApp = mutationOptions({ mutationFn: () => call(contract.removeApp, {}), onSuccess: keep });

export const addPasskey = mutationOptions({
  mutationFn: async (name: string) => {
    const [{ options }, { makePasskey }] = await Promise.all([
      call(contract.beginPasskey, {}),
      import('./use-passkey'),
    ]);
    return call(contract.addPasskey, { body: { name, passkey: await makePasskey(options) } });
  },
  onSuccess: ({ twoStep }) => keep(twoStep),
  meta: shown,
});

export const removePasskey = mutationOptions({
  mutationFn: (id: number) => call(contract.removePasskey, { body: { id } }),
  onSuccess: keep,
});

export const makeRecoveryCodes = mutationOptions({
  mutationFn: () => call(contract.makeRecoveryCodes, {}),
  onSuccess: ({ twoStep }) => keep(twoStep),
});

export const switchOff = mutationOptions({ mutationFn: () => call(contract.switchOff, {}), onSuccess: keep });
