/** The colours of both skins: the single source of the CSS variables and of the contrast test. */
export const colours = {
  light: {
    bg: '#F5F7F6',
    surface: '#FFFFFF',
    sunken: '#ECF0EF',
    raised: '#FFFFFF',
    ink: '#14232B',
    'ink-2': '#44555E',
    'ink-3': '#5C6C74',
    line: '#D5DDDC',
    'line-strong': '#788689',
    primary: '#0B5F73',
    'primary-hover': '#084656',
    'primary-on': '#FFFFFF',
    'primary-soft': '#DDEEF1',
    'primary-soft-on': '#084656',
    excess: '#A8431A',
    'excess-soft': '#FBE9DF',
    'excess-soft-on': '#7E3010',
    success: '#1B6B45',
    'success-soft': '#DDF1E6',
    'success-soft-on': '#12512F',
    warning: '#7A5200',
    'warning-soft': '#FCEFCB',
    'warning-soft-on': '#5E3F00',
    danger: '#B3261E',
    'danger-hover': '#8A1811',
    'danger-soft': '#FCE4E1',
    'danger-soft-on': '#8A1811',
    info: '#1F5FA8',
    'info-soft': '#E1ECF9',
    'info-soft-on': '#164A85',
    'solid-on': '#FFFFFF',
    focus: '#0B5F73',
    'template-red': '#C92A2A',
    'template-orange': '#B8500A',
    'template-yellow': '#8A6800',
    'template-green': '#2B7A35',
    'template-teal': '#087F78',
    'template-blue': '#1864AB',
    'template-violet': '#5F3DC4',
    'template-pink': '#A61E6D',
    'heat-0': '#F5F7F6',
    'heat-1': '#DDEEF1',
    'heat-2': '#B4D9E0',
    'heat-3': '#7FBBC8',
    'heat-4': '#2C7C90',
    'heat-5': '#0B5F73',
    'heat-low-on': '#14232B',
    'heat-high-on': '#FFFFFF',
  },
  dark: {
    bg: '#0E171B',
    surface: '#152126',
    sunken: '#0A1215',
    raised: '#1C2B31',
    ink: '#E8EFEF',
    'ink-2': '#B3C2C6',
    'ink-3': '#93A5AB',
    line: '#2A3B42',
    'line-strong': '#748891',
    primary: '#5CC4D6',
    'primary-hover': '#7FD6E5',
    'primary-on': '#06242B',
    'primary-soft': '#143C46',
    'primary-soft-on': '#A9E3ED',
    excess: '#F0915F',
    'excess-soft': '#472415',
    'excess-soft-on': '#FBC7AB',
    success: '#62C796',
    'success-soft': '#143626',
    'success-soft-on': '#A9E4C6',
    warning: '#E6B450',
    'warning-soft': '#3B2C0A',
    'warning-soft-on': '#F6D994',
    danger: '#F58A80',
    'danger-hover': '#FBBDB7',
    'danger-soft': '#46191A',
    'danger-soft-on': '#FBBDB7',
    info: '#82B4F0',
    'info-soft': '#17304F',
    'info-soft-on': '#BCD7F8',
    'solid-on': '#06242B',
    focus: '#8FE3F0',
    'template-red': '#FF8787',
    'template-orange': '#FFA94D',
    'template-yellow': '#FFD43B',
    'template-green': '#69DB7C',
    'template-teal': '#38D9C9',
    'template-blue': '#74C0FC',
    'template-violet': '#B197FC',
    'template-pink': '#F783AC',
    'heat-0': '#0E171B',
    'heat-1': '#143038',
    'heat-2': '#174552',
    'heat-3': '#1D6274',
    'heat-4': '#3FA0B3',
    'heat-5': '#7FD6E5',
    'heat-low-on': '#E8EFEF',
    'heat-high-on': '#06242B',
  },
} as const;

export type Skin = keyof typeof colours;
export type Colour = keyof (typeof colours)['light'];

interface ShiftColours {
  fill: string;
  stripe: string;
  ink: string;
  edge: string;
}

function shift(fill: string, stripe: string, ink: string, edge: string): ShiftColours {
  return { fill, stripe, ink, edge };
}

/** Fill, pattern stripe, text and edge of each shift type; each also has a pattern, a code and an icon. */
export const shiftColours = {
  light: {
    regular: shift('#D9E7F5', '#D9E7F5', '#123A62', '#2E67A0'),
    overtime: shift('#FBE1D3', '#F3C4A9', '#6B2606', '#B24513'),
    night: shift('#DEDDF3', '#DEDDF3', '#1F1C5E', '#2B2782'),
    'on-call': shift('#FFFFFF', '#E3EDF6', '#123A62', '#2E67A0'),
    training: shift('#D3EFE4', '#A9DDC8', '#084A35', '#10A377'),
    leave: shift('#FBEFCB', '#F2DC9A', '#553C00', '#C68502'),
    absence: shift('#F2DCEB', '#E3BBD6', '#5A1546', '#7B1F62'),
    rest: shift('#F1F3F3', '#F1F3F3', '#44555E', '#788689'),
    holiday: shift('#ECF0EF', '#D5DDDC', '#14232B', '#5C6C74'),
    other: shift('#FFFFFF', '#FFFFFF', '#14232B', '#5C6C74'),
  },
  dark: {
    regular: shift('#17324D', '#17324D', '#D2E5F9', '#4B99ED'),
    overtime: shift('#4A2214', '#5F2F1D', '#FDD9C8', '#F5521E'),
    night: shift('#2A2A55', '#2A2A55', '#E1E3FC', '#CDD2FA'),
    'on-call': shift('#152126', '#1F2D34', '#D2E5F9', '#4B99ED'),
    training: shift('#123A2E', '#1B5140', '#C5F5E2', '#54E9B3'),
    leave: shift('#3D310C', '#52431A', '#FAEBB5', '#F3DA7B'),
    absence: shift('#431938', '#5A254C', '#F8D2EB', '#C44990'),
    rest: shift('#1C2A30', '#1C2A30', '#B3C2C6', '#748891'),
    holiday: shift('#22323A', '#2A3B42', '#E8EFEF', '#93A5AB'),
    other: shift('#152126', '#152126', '#E8EFEF', '#93A5AB'),
  },
} as const satisfies Record<Skin, Record<string, ShiftColours>>;

export type ShiftFamily = keyof (typeof shiftColours)['light'];

/** Elevations 2 and 3; the dark skin uses a raised surface and a hairline instead. */
export const shadows = {
  light: { floating: '0 4px 16px rgb(20 35 43 / 10%)', dialog: '0 12px 40px rgb(20 35 43 / 18%)' },
  dark: { floating: '0 0 0 1px #2A3B42', dialog: '0 0 0 1px #2A3B42' },
} as const satisfies Record<Skin, Record<string, string>>;
