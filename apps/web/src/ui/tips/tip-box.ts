import { autoUpdate, computePosition, flip, hide, offset, shift } from '@floating-ui/dom';
import styles from './tip.module.css';
import type { TipText } from './tip-text';

/** The single box that shows all tooltips. */
export function tipBox() {
  const box = document.createElement('div');
  box.id = 'tip';
  box.role = 'tooltip';
  box.className = styles.tip!;
  // In the browser's top layer, since its control may be there too.
  box.popover = 'manual';
  document.body.append(box);
  let leave = (): void => undefined;

  function say({ text, keys }: TipText): void {
    const words = document.createElement('span');
    words.textContent = text;
    const key = document.createElement('kbd');
    key.id = 'tip-keys';
    key.textContent = keys;
    box.replaceChildren(words, ...(keys ? [key] : []));
  }

  /** Describes the control by the parts of the tooltip that its name does not include. */
  function describe(control: HTMLElement, { keys, isItsName }: TipText): () => void {
    const added = isItsName ? keys && 'tip-keys' : box.id;
    if (!added) return () => undefined;
    const before = control.getAttribute('aria-describedby');
    const described = [before, added].filter(Boolean).join(' ');
    control.setAttribute('aria-describedby', described);
    return () => {
      if (control.getAttribute('aria-describedby') !== described) return;
      if (before) control.setAttribute('aria-describedby', before);
      else control.removeAttribute('aria-describedby');
    };
  }

  /** Keeps the tooltip at its carrier, hidden while the carrier is out of view. */
  function follow(carrier: HTMLElement): () => void {
    return autoUpdate(carrier, box, async () => {
      const middleware = [offset(6), flip({ padding: 8 }), shift({ padding: 8 }), hide()];
      const { x, y, middlewareData } = await computePosition(carrier, box, {
        placement: 'top',
        strategy: 'fixed',
        middleware,
      });
      Object.assign(box.style, { left: `${Math.round(x)}px`, top: `${Math.round(y)}px` });
      box.style.visibility = !carrier.isConnected || middlewareData.hide?.referenceHidden ? 'hidden' : '';
    });
  }

  return {
    box,
    show(carrier: HTMLElement, control: HTMLElement, tip: TipText): void {
      leave();
      say(tip);
      box.showPopover();
      const stops = [follow(carrier), describe(control, tip)];
      leave = () => {
        box.hidePopover();
        for (const stop of stops) stop();
        leave = () => undefined;
      };
    },
    hide: () => leave(),
  };
}
