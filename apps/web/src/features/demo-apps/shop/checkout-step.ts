import type { Checkout } from '@horae/contract/demo-apps/checkout.contract';

export const steps = ['cart', 'address', 'payment'] as const;
export type Step = (typeof steps)[number];

interface Progress {
  hasProducts: boolean;
  checkout: Pick<Checkout, 'addressId'>;
}

/** A step is open once all steps before it are done. */
export function isOpen(step: Step, { hasProducts, checkout }: Progress): boolean {
  if (step === 'cart') return true;
  return hasProducts && (step === 'address' || checkout.addressId !== null);
}

/** The step named in the URL, or the last open one before it. */
export function stepAt(wanted: string | undefined, progress: Progress): Step {
  const upTo = steps.indexOf(steps.find((step) => step === wanted) ?? 'cart');
  return steps.slice(0, upTo + 1).findLast((step) => isOpen(step, progress)) ?? 'cart';
}

export const stepAfter = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? step;
