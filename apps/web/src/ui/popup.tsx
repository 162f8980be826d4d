import { Popover, type PopoverProps } from '@mantine/core';
import { useLayoutEffect } from 'react';

interface PopupProps extends Omit<PopoverProps, 'opened' | 'onChange'> {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** What opens under its button, takes the focus and gives it back. Esc closes it from the moment it is drawn. */
export function Popup({ isOpen, setOpen, ...props }: PopupProps) {
  // The library hears Esc inside only, and its focus comes a moment later.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    function answer(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
    }
    document.addEventListener('keydown', answer, true);
    return () => document.removeEventListener('keydown', answer, true);
  }, [isOpen, setOpen]);

  return <Popover trapFocus returnFocus withinPortal={false} {...props} opened={isOpen} onChange={setOpen} />;
}
