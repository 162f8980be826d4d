import { words } from '#platform/words';

export const faqWords = words('faq', {
  title: 'Frequently asked questions',
  thing: 'questions',
  search: 'Search questions',
  categories: 'Categories',
  found_one: '{{count}} question found',
  found_other: '{{count}} questions found',
  none: 'No answer for “{{q}}”. Ask us.',
  clear: 'Clear search',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  helpful: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you.',
  link: 'Link to this question',
  copied: 'Link copied',
  notCopied: 'Copying did not work here.',
  more: 'Still looking?',
  knowledgeBase: 'Open the knowledge base',
});
