import { useModeKeys } from '#platform/screen-keys';
import { planKeyWords } from './plan-keys.words';

/** The planner's keys in the keyboard dialog, while days are planned on the grid. */
export function useListedPlanKeys(isOn: boolean): void {
  const say = planKeyWords.use();
  useModeKeys(
    say('title'),
    [
      { what: say('type'), keys: ['8-16', 'off', 'al'] },
      { what: say('edit'), keys: ['F2'] },
      { what: say('next'), keys: ['Enter', 'Tab'] },
      { what: say('choose'), keys: ['Shift ←', 'Shift →', 'Shift ↑', 'Shift ↓'] },
      { what: say('add'), keys: ['Ctrl Space'] },
      { what: say('lift'), keys: ['Space'] },
      { what: say('carry'), keys: ['←', '→', '↑', '↓'] },
      { what: say('ends'), keys: ['Shift ←', 'Shift →', 'Ctrl ←', 'Ctrl →'] },
      { what: say('fine'), keys: ['Alt'] },
      { what: say('putDown'), keys: ['Enter', 'Shift Enter', 'Esc'] },
      { what: say('menu'), keys: ['Shift F10'] },
      { what: say('clipboard'), keys: ['Ctrl C', 'Ctrl X', 'Ctrl V'] },
      { what: say('fill'), keys: ['Ctrl D', 'Ctrl R'] },
      { what: say('series'), keys: ['Ctrl Shift D', 'Ctrl Shift R'] },
      { what: say('empty'), keys: ['Delete'] },
      { what: say('steps'), keys: ['Ctrl Z', 'Ctrl Y'] },
      { what: say('check'), keys: ['F8'] },
      { what: say('note'), keys: ['Shift F2'] },
    ],
    isOn,
  );
}
