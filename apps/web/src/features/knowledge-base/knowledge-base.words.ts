import { words } from '#platform/words';

export const knowledgeWords = words('knowledgeBase', {
  title: 'Knowledge base',
  thing: 'articles',
  search: 'Search questions',
  articles: 'Articles',
  found_one: '{{count}} question found',
  found_other: '{{count}} questions found',
  none: 'No answer for “{{q}}”.',
  clear: 'Clear search',
  way: 'Way to this page',
  questions_one: '{{count}} question',
  questions_other: '{{count}} questions',
  updated: 'Updated {{date}}',
  related: 'Related questions',
  print: 'Print',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'Copying did not work here.',
  notFoundArea: 'There is no such area.',
  notFoundArticle: 'There is no such question.',
  back: 'All areas',
});
