import { words } from '#platform/words';

/** What is said below a post. */
export const commentWords = words('blogComments', {
  title: 'Comments',
  list: 'Comments, {{count}}',
  none: 'No comments yet.',
  leave: 'Leave a comment',
  name: 'Name',
  email: 'E-mail',
  emailHint: 'Only administrators see it.',
  comment: 'Comment',
  send: 'Post comment',
  sending: 'Posting…',
  added: 'Comment added',
  reply: 'Reply',
  replyTo: 'Reply to {{name}}',
  replying: 'Your comment answers {{name}}.',
  noReply: 'Do not reply',
  answers: 'answers {{name}}',
  delete: 'Delete the comment by {{name}}',
  deleteTitle: 'Delete the comment by {{name}}?',
  deleteText: 'This cannot be undone.',
  deleted: 'Comment deleted',
  'fault.name': 'Enter a name.',
  'fault.email': 'Enter an e-mail address, for example anna@hotel.gr.',
  'fault.comment': 'Enter a comment.',
});
