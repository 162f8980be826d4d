import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { showAt } from './until-placed';

export interface Placement {
  position: 'bottom-start' | 'bottom-end';
  /** Distance between the anchor and the box in px. */
  distance: number;
  /** The box is as wide as the anchor. */
  isAsWide: boolean;
}

const edge = 5;

/** Keeps a box at its anchor while either moves or changes its size. Returns how to end this. */
export function followAnchor(anchor: HTMLElement, box: HTMLElement, placement: Placement): () => void {
  const middleware = [offset(placement.distance), flip({ padding: edge }), shift({ padding: edge })];
  return autoUpdate(anchor, box, () => {
    if (placement.isAsWide) box.style.inlineSize = `${anchor.offsetWidth}px`;
    void computePosition(anchor, box, { placement: placement.position, strategy: 'fixed', middleware }).then(
      ({ x, y }) => showAt(box, Math.round(x), Math.round(y)),
    );
  });
}
