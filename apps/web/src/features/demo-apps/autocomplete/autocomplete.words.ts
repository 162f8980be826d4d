import { words } from '#platform/words';

export const autocompleteWords = words('autocomplete', {
  title: 'Autocomplete',
  lead: 'One field for every list that is too long to look through: type a few letters, accents do not matter.',
  thing: 'items',
  placeholder: 'Type to search',
  basic: 'Basic',
  'basic.note': 'One of a hundred duties. Titles that start with the letters come first.',
  grouped: 'Grouped',
  'grouped.note': 'The same duties under their first letters.',
  custom: 'Custom row',
  'custom.note': 'Each row shows the rank next to the title; both are searched.',
  limited: 'Limited',
  'limited.note': 'At most the five best matches.',
  several: 'Several values',
  'several.note': 'As many as you like, or your own where nothing matches. Backspace removes the last one.',
  add: 'Add “{{text}}”',
  chosen: 'Chosen: {{text}}',
  nothing: 'Nothing chosen',
  rank: 'rank',
});
