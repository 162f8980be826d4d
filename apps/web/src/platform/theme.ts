import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';

const aegean: MantineColorsTuple = [
  '#DDEEF1',
  '#B4D9E0',
  '#A9E3ED',
  '#7FBBC8',
  '#5CC4D6',
  '#3FA0B3',
  '#2C7C90',
  '#0B5F73',
  '#084656',
  '#06242B',
];

/** What Mantine must know in JavaScript; every value that CSS can carry stands in token-css. */
export const theme = createTheme({
  colors: { aegean },
  primaryColor: 'aegean',
  primaryShade: { light: 7, dark: 4 },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '600' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver(input) {
    const resolved = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...resolved, color: 'var(--primary-on)' } : resolved;
  },
});
