import { expect, it } from 'vitest';
import { askedText } from './asked-text';
import { requestsWords } from './requests.words';

const day = '2026-11-20';
const at = (time: string, on = day) => `${on}T${time}:00+02:00`;
const was = { at: at('07:40'), direction: 'in' as const };

it.each([
  ['Out 15:00, forgotten', { was: null, at: at('15:00'), direction: 'out' }],
  ['Out 01:10 (21/11), forgotten', { was: null, at: at('01:10', '2026-11-21'), direction: 'out' }],
  ['In 07:40 → 07:00', { was, at: at('07:00'), direction: 'in' }],
  ['In 07:40 → Out 07:40', { was, at: at('07:40'), direction: 'out' }],
  ['Punch 07:40 → Out 07:40', { was: { ...was, direction: null }, at: at('07:40'), direction: 'out' }],
  ['In 07:40 did not happen', { was, at: null, direction: null }],
] as const)('%s', (text, punch) => {
  expect(askedText({ replaces: null, isVoid: punch.at === null, ...punch }, day, requestsWords.say)).toBe(text);
});
