import { expect, it } from 'vitest';
import { isIn, mailPath, readMailPlace } from './mail-place';

it.each([
  ['inbox', {}, { box: { folder: 'inbox' }, open: null, q: '', writing: null }],
  ['', {}, { box: { folder: 'inbox' }, open: null }],
  ['nowhere', {}, { box: { folder: 'inbox' } }],
  ['trash/12', {}, { box: { folder: 'trash' }, open: 12 }],
  ['trash/twelve', {}, { open: 0 }],
  ['label/important/7', { q: 'linen' }, { box: { label: 'important' }, open: 7, q: 'linen' }],
  ['label/secret', {}, { box: { folder: 'inbox' }, open: null }],
  ['sent', { compose: 'new', to: 'a@b.gr' }, { writing: { what: 'new', to: 'a@b.gr' } }],
  ['inbox/3', { compose: 'reply-3' }, { writing: { what: 'reply', id: 3 } }],
  ['inbox/3', { compose: 'forward-4' }, { writing: { what: 'forward', id: 4 } }],
  ['draft', { compose: '9' }, { writing: { what: 'draft', id: 9 } }],
  ['draft', { compose: 'reply-x' }, { writing: null }],
])('reads %s with %j', (path, search, place) => {
  expect(readMailPlace(path, search)).toMatchObject(place);
});

it('writes what it reads', () => {
  expect(mailPath({ folder: 'spam' })).toBe('spam');
  expect(mailPath({ label: 'company' }, 5)).toBe('label/company/5');
});

it('keeps what is in the trash out of labels and stars', () => {
  const mail = { folder: 'trash' as const, isStarred: true, labels: ['company'] };

  expect(isIn({ folder: 'trash' }, mail)).toBe(true);
  expect(isIn({ folder: 'starred' }, mail)).toBe(false);
  expect(isIn({ label: 'company' }, mail)).toBe(false);
  expect(isIn({ label: 'company' }, { ...mail, folder: 'draft' })).toBe(true);
});
