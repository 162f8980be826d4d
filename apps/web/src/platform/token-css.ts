import { colours, type Skin, shadows, shiftColours } from './tokens';

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

/** Returns the style sheet with all variables. */
export function tokenCss(): string {
  return [
    `:root,:root[data-skin="light"]{color-scheme:light;${declarations(skinVariables('light'))}}`,
    `@media not print{:root[data-skin="dark"]{color-scheme:dark;${declarations(skinVariables('dark'))}}}`,
    '@media (prefers-contrast:more){:root[data-skin]{--line:var(--line-strong);--ink-3:var(--ink-2)}}',
  ].join('\n');
}
