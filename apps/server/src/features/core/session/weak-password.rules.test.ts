import { expect, it } from 'vitest';
import { weaknessOf } from './weak-password.rules';

const common = new Set(['password', 'letmein', 'p@ssw0rd', 'abcd1234', 'maria', 'hotel', '12345678', '123']);
const ownWords = ['maria.papadaki@grand-hotel.gr', 'Μαρία Παπαδάκη', 'Grand Roster'];
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
])('%s is refused', (password, fault) => {
  expect(weaknessOf(password, { common, ownWords })).toBe(fault);
});

it.each([
  'stone and sea 77',
  'maria sails to naxos',
  '83917720',
  'maria83917720',
  'the hotel by the lake',
  'four words of the sea and the sixty-four characters that any hotel may take',
  'άνεμος και θάλασσα',
])('%s is taken', (password) => {
  expect(weaknessOf(password, { common, ownWords })).toBeNull();
});
