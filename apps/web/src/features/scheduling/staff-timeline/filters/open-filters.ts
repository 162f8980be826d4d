/** Opens the panel of filters and puts the focus on the first one; closed, it goes to the button. */
export function openFilters(button: HTMLButtonElement | null): void {
  button?.focus();
  button?.click();
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('[aria-modal="true"] input:enabled')?.focus();
  });
}
