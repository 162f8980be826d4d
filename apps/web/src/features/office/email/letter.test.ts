// @vitest-environment jsdom
import type { Email } from '@horae/contract/office/emails';
import { expect, it } from 'vitest';
import { addresseeOf, blankLetter, contentOf, forwardOf, isSame, letterOf, replyTo } from './letter';

const mail: Email = {
  id: 7,
  from: { name: 'Maria <b>', email: 'maria@hotel.gr', avatar: '' },
  to: [{ name: 'Nikos Galanis', email: 'nikos@hotel.gr' }],
  subject: 'Linen',
  cc: ['eleni@hotel.gr'],
  bcc: [],
  message: '<p>Thirty sheets.</p>',
  attachments: [{ fileName: 'list.csv', thumbnail: '', url: '/x', size: '1 KB' }],
  isStarred: false,
  labels: [],
  time: '2026-01-02T10:00:00Z',
  replies: [],
  folder: 'inbox',
  isRead: true,
};

it.each([
  ['anna@hotel.gr', { name: '', email: 'anna@hotel.gr' }],
  ['Άννα Κανέλλη <anna@hotel.gr>', { name: 'Άννα Κανέλλη', email: 'anna@hotel.gr' }],
  ['"Kanelli, Anna" < anna@hotel.gr >', { name: 'Kanelli, Anna', email: 'anna@hotel.gr' }],
  ['<anna@hotel.gr>', { name: '', email: 'anna@hotel.gr' }],
  ['anna', null],
  ['Anna <anna>', null],
])('reads %s', (text, person) => {
  expect(addresseeOf(text)).toEqual(person);
});

it('answers who wrote, quotes the letter and escapes the name', () => {
  const reply = replyTo(mail, 'nikos@hotel.gr');

  expect(reply).toMatchObject({ to: ['Maria <b> <maria@hotel.gr>'], cc: [], subject: 'Re: Linen', attachments: [] });
  expect(reply.message).toMatch(/^<p><\/p><p>Maria &lt;b&gt; wrote on .+:<\/p><blockquote><p>Thirty sheets/);
});

it('answers its own mail to those it went to, and takes the prefix once', () => {
  const own = { ...mail, from: { name: '', email: 'admin@demo.com', avatar: '' }, subject: 'Re: Linen' };

  expect(replyTo(own, 'admin@demo.com')).toMatchObject({
    to: ['Nikos Galanis <nikos@hotel.gr>'],
    subject: 'Re: Linen',
  });
});

it('forwards what came with it', () => {
  expect(forwardOf(mail)).toMatchObject({ to: [], subject: 'Fwd: Linen', attachments: mail.attachments });
});

it('stores a draft as it reads it', () => {
  const letter = { ...letterOf(mail), to: ['half@'] };
  const { attachments, ...content } = contentOf(letter);

  expect(attachments).toEqual([{ fileName: 'list.csv', size: '1 KB', url: '/x' }]);
  expect(letterOf({ ...mail, ...content })).toEqual(letter);
});

it('takes the empty line that the editor adds for no change', () => {
  const letter = replyTo(mail, '');

  expect(isSame(letter, { ...letter, message: letter.message.replace(/<p><\/p>$/, '') })).toBe(true);
  expect(isSame(letter, { ...letter, message: `<p>Yes.</p>${letter.message}` })).toBe(false);
});

it('takes an address from a link only when it is one', () => {
  expect(blankLetter('Anna <anna@hotel.gr>').to).toEqual(['Anna <anna@hotel.gr>']);
  expect(blankLetter('anna').to).toEqual([]);
});
