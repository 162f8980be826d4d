import { tipBox } from './tip-box';
import { carrierInFocus, carrierOf, tipText } from './tip-text';

const openAfter = 400;
/** Long enough to move the mouse from the control to its tooltip. */
const closeAfter = 150;
/** Right after one tooltip, the next opens without delay. */
const warmFor = 300;
const walkingKeys = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'F8']);
const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** Shows tooltips on mouse hover and keyboard focus. */
export function watchTips(last: Event): void {
  const tips = tipBox();
  let shown: HTMLElement | null = null;
  let awaited: HTMLElement | null = null;
  let timer = 0;
  let warmUntil = 0;
  let lastKey = last instanceof KeyboardEvent ? last.key : '';
  /** The carrier last pressed; its tooltip need not open again. */
  let pressed: HTMLElement | null = null;
  let mouse = { x: Number.NaN, y: Number.NaN };

  function hide(): void {
    clearTimeout(timer);
    awaited = null;
    if (!shown) return;
    shown = null;
    warmUntil = performance.now() + warmFor;
    tips.hide();
  }

  function show(carrier: HTMLElement, control: HTMLElement): void {
    hide();
    const tip = carrier.isConnected ? tipText(carrier) : null;
    if (!tip) return;
    shown = carrier;
    tips.show(carrier, control, tip);
  }

  function rest(carrier: HTMLElement): void {
    clearTimeout(timer);
    awaited = carrier;
    const isWarm = shown !== null || performance.now() < warmUntil;
    timer = window.setTimeout(() => show(carrier, carrier), isWarm ? 0 : openAfter);
  }

  function leaveSoon(): void {
    clearTimeout(timer);
    awaited = null;
    if (shown) timer = window.setTimeout(hide, closeAfter);
  }

  function hovered(target: EventTarget | null): void {
    if (target instanceof Node && tips.box.contains(target)) {
      clearTimeout(timer);
      return;
    }
    const carrier = carrierOf(target);
    if (carrier !== pressed) pressed = null;
    if (!carrier) leaveSoon();
    else if (carrier === shown) clearTimeout(timer);
    else if (carrier !== awaited && !pressed && carrier.ariaExpanded !== 'true') rest(carrier);
  }

  function focused(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || !walkingKeys.has(lastKey) || !target.matches(':focus-visible')) return;
    const carrier = carrierInFocus(target);
    if (carrier) show(carrier, target);
    else hide();
  }

  function on<Type extends keyof WindowEventMap>(type: Type, answer: (event: WindowEventMap[Type]) => void): void {
    window.addEventListener(type, answer, { capture: true });
  }

  on('pointerover', ({ target, pointerType, clientX: x, clientY: y }) => {
    // Elements that scroll under a resting mouse were not pointed at, and checking them would cost frames.
    if (pointerType === 'touch' || (mouse.x === x && mouse.y === y)) return;
    mouse = { x, y };
    hovered(target);
  });
  on('pointerout', ({ relatedTarget }) => {
    if (!relatedTarget) leaveSoon();
  });
  on('pointerdown', ({ target, clientX: x, clientY: y }) => {
    if (target instanceof Node && tips.box.contains(target)) return;
    hide();
    lastKey = '';
    pressed = carrierOf(target);
    mouse = { x, y };
  });
  on('focusin', ({ target }) => focused(target));
  on('focusout', ({ target }) => {
    if (target instanceof Node && (target.contains(shown) || shown?.contains(target))) hide();
  });
  on('keydown', (event) => {
    if (modifiers.has(event.key)) return;
    lastKey = event.key;
    // A tip of what is only pointed at does not keep a layer open for another press.
    const isAside = !shown?.contains(document.activeElement) && document.querySelector('[role="dialog"]') !== null;
    if (event.key === 'Escape' && shown && !isAside) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    hide();
  });
  // Keyboard focus often scrolls its target into view; then the tooltip follows instead of closing.
  on('scroll', ({ target }) => {
    if (shown && !walkingKeys.has(lastKey) && target instanceof Node && target.contains(shown)) hide();
  });
  on('blur', ({ target }) => {
    if (target === window) hide();
  });

  if (last instanceof KeyboardEvent) focused(document.activeElement);
  else hovered([...document.querySelectorAll(':hover')].at(-1) ?? null);
}
