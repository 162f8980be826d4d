import { expect, it } from 'vitest';
import { answerNotice, followNotice } from './profile-notices.rules';

const nikos = { id: 52, name: 'Nikos Rallis' };
const links = [{ path: '/profile', text: 'Open the profile' }];
const greekLinks = [{ path: '/profile', text: 'Άνοιγμα του προφίλ' }];

it('notifies of a reply, with the start of the post and of the reply', () => {
  const reply = 'word '.repeat(60);
  const start = `${'word '.repeat(39)}word …`;
  const startOfPost = `${'abcd '.repeat(15)}abcd …`;
  expect(answerNotice({ postText: 'abcd '.repeat(20) }, 31, nikos, reply)).toEqual({
    on: ['answerOnForm'],
    to: 31,
    by: [52],
    subject: 'Nikos Rallis replied to your post',
    lines: [`Nikos Rallis replied to your post “${startOfPost}”:`, start],
    links,
    greek: {
      subject: 'Απάντηση στην ανάρτησή σας: Nikos Rallis',
      lines: [`Απάντηση στην ανάρτησή σας «${startOfPost}», Nikos Rallis:`, start],
      links: greekLinks,
    },
  });
});

it('notifies of a follower', () => {
  expect(followNotice(31, nikos)).toEqual({
    on: ['followMe'],
    to: 31,
    by: [52],
    subject: 'Nikos Rallis follows you',
    lines: ['Nikos Rallis now follows you.'],
    links,
    greek: {
      subject: 'Σας ακολουθεί: Nikos Rallis',
      lines: ['Από τώρα σας ακολουθεί: Nikos Rallis.'],
      links: greekLinks,
    },
  });
});
