import { folded } from './fold';
import { knownMeaning } from './known-codes';
import type { CodeMeaning } from './meaning';
import { shiftText } from './shift-text';

const awayWords: readonly (readonly [RegExp, CodeMeaning])[] = [
  [/PEΠO|DAY OFF|\bOFF\b|ANAΠAYΣ|REST/, { kind: 'dayOff' }],
  [/AΣΘEN|ANAPPΩT|SICK/, { kind: 'leave', leave: 'sickness' }],
  [/ANEY|UNPAID/, { kind: 'leave', leave: 'unpaid' }],
  [/^(KANONIKH |ETHΣIA )?AΔEIA$|ANNUAL|VACATION|HOLIDAY/, { kind: 'leave', leave: 'annual' }],
];

/** What the words of a legend mean: times with or without a name, a day off, leave; undefined for anything else. */
export function legendMeaning(text: string): CodeMeaning | undefined {
  const times = shiftText(text);
  if (times?.kind === 'work') {
    const [first, ...others] = times.work;
    const { overtimeMinutes, breakMinutes } = first!;
    return {
      kind: 'shift',
      spans: [first!, ...others].flatMap(({ spans }) => spans),
      ...(overtimeMinutes !== undefined && { overtimeMinutes }),
      ...(breakMinutes !== undefined && { breakMinutes }),
    };
  }
  const known = knownMeaning(text);
  if (known) return known;
  const plain = folded(text);
  return awayWords.find(([words]) => words.test(plain))?.[1];
}
