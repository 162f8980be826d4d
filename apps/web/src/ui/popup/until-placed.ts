/** A box that still moves to its place would take presses meant for what lies below it, or lose those meant for it. */
export const hideUntilPlaced = ({ style }: HTMLElement): void => {
  style.opacity = '0';
  style.pointerEvents = 'none';
};

/** In px from the corner of the window. */
export const showAt = ({ style }: HTMLElement, left: number, top: number): void => {
  Object.assign(style, { left: `${left}px`, top: `${top}px`, opacity: '', pointerEvents: '' });
};
