/** The messages that stand in a form before it is sent. */
export const alertsIn = (form: HTMLElement): ReadonlySet<Element> => new Set(form.querySelectorAll('[role="alert"]'));

/** Scrolls to the first field that is wrong, else to the message that is new, and moves the focus there. */
export function showFault(form: HTMLElement, known: ReadonlySet<Element> = new Set()): void {
  const message = () => [...form.querySelectorAll<HTMLElement>('[role="alert"]')].find((one) => !known.has(one));
  const fault = form.querySelector<HTMLElement>('[aria-invalid="true"]') ?? message();
  if (!fault) return;
  fault.focus({ preventScroll: true });
  fault.scrollIntoView?.({ block: 'center' });
}
