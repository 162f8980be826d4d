import type { ScreenKey } from '#platform/screen-keys';
import type { RosterSay } from './roster.words';

/** The grid's entries in the keyboard dialog. */
export const gridKeys = (say: RosterSay): ScreenKey[] => [
  { what: say('keys.cells'), keys: ['←', '→', '↑', '↓'] },
  { what: say('keys.open'), keys: ['Enter'] },
  { what: say('keys.shifts'), keys: ['F2'] },
  { what: say('keys.period'), keys: ['PageUp', 'PageDown'] },
  { what: say('keys.menu'), keys: ['Shift F10'] },
];
