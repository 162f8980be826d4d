/** When the user last touched this browser, in any tab; epoch milliseconds. */
let lastInput = Date.now();
let lastTold = 0;

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('horae.activity') : null;

export const millisecondsIdle = (): number => Date.now() - lastInput;

function noteInput(): void {
  lastInput = Date.now();
  if (lastInput - lastTold < 5000) return;
  lastTold = lastInput;
  channel?.postMessage(null);
}

export function watchActivity(): void {
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    window.addEventListener(type, noteInput, { capture: true, passive: true });
  }
  channel?.addEventListener('message', () => {
    lastInput = Date.now();
  });
}
