import { firstWords, type Notice } from '#platform/mail/notice';

const links = [{ path: '/profile', text: 'Open the profile' }];

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
  } satisfies Notice;
}
