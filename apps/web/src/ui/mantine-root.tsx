import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { DirectionContext, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { direction, skin } from '#platform/preferences';
import { theme } from '#platform/theme';

/** The component library, around everything but the pages for signed-out people, which do without. */
export function MantineRoot({ children }: { children: ReactNode }) {
  const dir = direction.use();
  const toggleDirection = () => direction.set(dir === 'ltr' ? 'rtl' : 'ltr');
  return (
    <DirectionContext value={{ dir, setDirection: direction.set, toggleDirection }}>
      <MantineProvider
        theme={theme}
        forceColorScheme={skin.use()}
        // Both would write `<style>` elements, which the content security policy forbids.
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionContext>
  );
}
