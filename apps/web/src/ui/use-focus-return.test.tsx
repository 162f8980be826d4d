// @vitest-environment jsdom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useFocusReturn } from './use-focus-return';

function Question({ onClose }: { onClose: () => void }) {
  useFocusReturn();
  return (
    <button type="button" onClick={onClose}>
      Cancel
    </button>
  );
}

/** A trigger and its popup, as `Anchored` renders them; choosing an item replaces the popup by a layer. */
function RowMenu() {
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <button type="button">Actions</button>
      {!isAsking && (
        <div popover="manual">
          <button type="button" onClick={() => setAsking(true)}>
            Delete
          </button>
        </div>
      )}
      {isAsking && <Question onClose={() => setAsking(false)} />}
    </div>
  );
}

const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);

it('a layer that a menu opened gives the focus back to the button of the menu', () => {
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.body.firstElementChild!);
  flushSync(() => root.render(<RowMenu />));
  button('Delete')?.focus();
  flushSync(() => button('Delete')?.click());
  button('Cancel')?.focus();
  flushSync(() => button('Cancel')?.click());

  expect(document.activeElement).toBe(button('Actions'));
  flushSync(() => root.unmount());
});
