/** Opens the panel of filters and puts the focus on the first one. */
export function openFilters(button: HTMLButtonElement | null): void {
  button?.click();
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('[aria-modal="true"] input:enabled')?.focus();
  });
}
