import { expect, it } from 'vitest';
import { weaknessOf } from './weak-password.rules';

const common = new Set([
  'password',
  'letmein',
  'p@ssw0rd',
  'abcd1234',
  'maria',
  'hotel',
  '12345678',
  '123',
  'love',
  'sun',
]);
const ownWords = ['maria.papadaki@grand-hotel.gr', 'Μαρία Παπαδάκη', 'Grand Roster', 'Elia'];
const isCommon = 'This password is too common. Choose another one.';
const isOwn = 'This password contains your name, your e-mail or the name of this product. Choose another one.';
const isRepeated = 'This password repeats a short pattern. Choose another one.';

it.each([
  ['password', isCommon],
  ['PASSWORD', isCommon],
  ['Password1', isCommon],
  ['letmein2026!', isCommon],
  ['123Password!', isCommon],
  ['P@ssw0rd', isCommon],
  ['love2026', isCommon],
  ['password123456', isCommon],
  ['P@ssw0rd!!', isCommon],
  ['Ｐａｓｓｗｏｒｄ', isCommon],
  ['12345678', isCommon],
  ['passwordpassword', isRepeated],
  ['abcabcabcabc', isRepeated],
  ['zzzzzzzzzz', isRepeated],
  ['maria.papadaki@grand-hotel.gr', isOwn],
  ['MariaPapadaki2026', isOwn],
  ['μαρια παπαδακη', isOwn],
  ['papadaki!', isOwn],
  ['Grand Roster 1', isOwn],
  ['roster password', isOwn],
  ['grand-hotel', isOwn],
  ['elia2026', isOwn],
])('%s is refused', (password, fault) => {
  expect(weaknessOf(password, { common, ownWords })).toBe(fault);
});

it.each([
  'stone and sea 77',
  'naxos 77! naxos 77! ',
  'sun123456',
  'password1234567',
  'GrPassword',
  'maria seas',
  '.,;:-_!?+*',
  'maria sails to naxos',
  '83917720',
  'maria83917720',
  'the hotel by the lake',
  'four words of the sea and the sixty-four characters that any hotel may take',
  'άνεμος και θάλασσα',
])('%s is taken', (password) => {
  expect(weaknessOf(password, { common, ownWords })).toBeNull();
});

it('finds the longest of the own words first', () => {
  const own = { common, ownWords: ['Maria', 'Marianaxos'] };
  expect(weaknessOf('marianaxos', own)).toBe(isOwn);
});
