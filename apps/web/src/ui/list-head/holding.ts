/** A ref that puts an element from outside React into the one rendered; moving it again would take the focus from it. */
export const holding = (slot: HTMLElement) => (holder: HTMLElement | null) => {
  if (holder && slot.parentElement !== holder) holder.append(slot);
};
