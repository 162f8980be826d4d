import { firstWords, type Notice } from '#platform/mail/notice';

const path = '/profile';
const links = [{ path, text: 'Open the profile' }];
const greekLinks = [{ path, text: 'Άνοιγμα του προφίλ' }];

export function answerNotice(
  post: { postText: string },
  to: number,
  by: { id: number; name: string },
  comment: string,
) {
  return {
    on: ['answerOnForm'],
    to,
    by: [by.id],
    subject: `${by.name} replied to your post`,
    lines: [`${by.name} replied to your post “${firstWords(post.postText, 80)}”:`, firstWords(comment)],
    links,
    greek: {
      subject: `Απάντηση στην ανάρτησή σας: ${by.name}`,
      lines: [`Απάντηση στην ανάρτησή σας «${firstWords(post.postText, 80)}», ${by.name}:`, firstWords(comment)],
      links: greekLinks,
    },
  } satisfies Notice;
}

export function followNotice(to: number, by: { id: number; name: string }) {
  return {
    on: ['followMe'],
    to,
    by: [by.id],
    subject: `${by.name} follows you`,
    lines: [`${by.name} now follows you.`],
    links,
    greek: {
      subject: `Σας ακολουθεί: ${by.name}`,
      lines: [`Από τώρα σας ακολουθεί: ${by.name}.`],
      links: greekLinks,
    },
  } satisfies Notice;
}
