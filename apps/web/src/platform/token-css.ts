import { type Colour, colours, type Skin, shadows, shiftColours } from './tokens';

function declarations(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

function skinVariables(skin: Skin): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(colours[skin])) variables[name] = value;
  for (const [name, value] of Object.entries(shadows[skin])) variables[`shadow-${name}`] = value;
  for (const [family, parts] of Object.entries(shiftColours[skin])) {
    for (const [part, value] of Object.entries(parts)) variables[`shift-${family}-${part}`] = value;
  }
  return variables;
}

/** Mantine's steps, of which components use a few directly, in our colours. */
const steps: Record<Skin, Record<string, Colour[]>> = {
  light: {
    gray: ['bg', 'sunken', 'line', 'line', 'line-strong', 'line-strong', 'ink-3', 'ink-2', 'ink-2', 'ink'],
    dark: ['ink-2', 'ink-2', 'ink-3', 'ink-3', 'line-strong', 'line', 'surface', 'bg', 'sunken', 'sunken'],
  },
  dark: {
    gray: ['ink', 'ink', 'ink-2', 'ink-2', 'ink-3', 'ink-3', 'line-strong', 'line', 'raised', 'surface'],
    dark: ['ink', 'ink-2', 'ink-3', 'ink-3', 'line-strong', 'line', 'raised', 'surface', 'bg', 'sunken'],
  },
};

function stepVariables(skin: Skin): Record<string, string> {
  return Object.fromEntries(
    Object.entries(steps[skin]).flatMap(([name, tokens]) =>
      tokens.map((token, step) => [`mantine-color-${name}-${step}`, `var(--${token})`]),
    ),
  );
}

const mantineVariables = {
  'mantine-scale': '1',
  'mantine-cursor-type': 'pointer',
  'mantine-webkit-font-smoothing': 'antialiased',
  'mantine-moz-font-smoothing': 'grayscale',
  'mantine-z-index-app': '100',
  'mantine-z-index-modal': '200',
  'mantine-z-index-popover': '300',
  'mantine-z-index-overlay': '400',
  'mantine-z-index-max': '9999',
  'mantine-font-family': 'var(--font-text)',
  'mantine-font-family-headings': 'var(--font-display)',
  'mantine-font-family-monospace': 'ui-monospace, Menlo, Consolas, monospace',
  'mantine-heading-font-weight': '600',
  'mantine-font-weight-regular': '400',
  'mantine-font-weight-medium': '500',
  'mantine-font-weight-bold': '600',
  'mantine-line-height': '1.5714',
  'mantine-line-height-xs': '1.3334',
  'mantine-line-height-sm': '1.5385',
  'mantine-line-height-md': '1.5714',
  'mantine-font-size-xs': '0.75rem',
  'mantine-font-size-sm': '0.875rem',
  'mantine-font-size-md': '0.875rem',
  'mantine-font-size-lg': '1rem',
  'mantine-font-size-xl': '1.125rem',
  'mantine-spacing-xs': '0.5rem',
  'mantine-spacing-sm': '0.75rem',
  'mantine-spacing-md': '1rem',
  'mantine-spacing-lg': '1.5rem',
  'mantine-spacing-xl': '2rem',
  'mantine-radius-default': '4px',
  'mantine-radius-xs': '2px',
  'mantine-radius-sm': '4px',
  'mantine-radius-md': '8px',
  'mantine-radius-lg': '12px',
  'mantine-radius-xl': '32px',
  'mantine-shadow-xs': 'none',
  'mantine-shadow-sm': 'none',
  'mantine-shadow-md': 'var(--shadow-floating)',
  'mantine-shadow-lg': 'var(--shadow-floating)',
  'mantine-shadow-xl': 'var(--shadow-dialog)',
  'mantine-color-white': '#fff',
  'mantine-color-black': '#14232B',
  'mantine-color-bright': 'var(--ink)',
  'mantine-color-text': 'var(--ink)',
  'mantine-color-body': 'var(--surface)',
  'mantine-color-error': 'var(--danger)',
  'mantine-color-success': 'var(--success)',
  'mantine-color-placeholder': 'var(--ink-3)',
  'mantine-color-anchor': 'var(--primary)',
  'mantine-color-default': 'var(--surface)',
  'mantine-color-default-hover': 'var(--sunken)',
  'mantine-color-default-color': 'var(--ink)',
  'mantine-color-default-border': 'var(--line-strong)',
  'mantine-color-dimmed': 'var(--ink-2)',
  'mantine-color-disabled': 'var(--sunken)',
  'mantine-color-disabled-color': 'var(--ink-3)',
  'mantine-color-disabled-border': 'var(--line)',
  'mantine-primary-color-filled': 'var(--primary)',
  'mantine-primary-color-filled-hover': 'var(--primary-hover)',
  'mantine-primary-color-contrast': 'var(--primary-on)',
  'mantine-primary-color-light': 'var(--primary-soft)',
  'mantine-primary-color-light-hover': 'var(--primary-soft)',
  'mantine-primary-color-light-color': 'var(--primary-soft-on)',
  'mantine-color-aegean-text': 'var(--primary)',
  'mantine-color-aegean-filled': 'var(--primary)',
  'mantine-color-aegean-filled-hover': 'var(--primary-hover)',
  'mantine-color-aegean-light': 'var(--primary-soft)',
  'mantine-color-aegean-light-hover': 'var(--primary-soft)',
  'mantine-color-aegean-light-color': 'var(--primary-soft-on)',
  'mantine-color-aegean-outline': 'var(--primary)',
  'mantine-color-aegean-outline-hover': 'var(--primary-soft)',
};

/**
 * The stylesheet of all variables. It is a file, not a `<style>` that Mantine writes at run time,
 * because the content security policy allows none.
 */
export function tokenCss(): string {
  return [
    `:root{${declarations(mantineVariables)}}`,
    `:root,:root[data-skin="light"]{--mantine-color-scheme:light;${declarations({ ...skinVariables('light'), ...stepVariables('light') })}}`,
    `@media not print{:root[data-skin="dark"]{--mantine-color-scheme:dark;${declarations({ ...skinVariables('dark'), ...stepVariables('dark') })}}}`,
    '@media (prefers-contrast:more){:root[data-skin]{--line:var(--line-strong);--ink-3:var(--ink-2)}}',
  ].join('\n');
}
