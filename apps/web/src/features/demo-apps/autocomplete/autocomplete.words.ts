import { words } from '#platform/words';

export const autocompleteWords = words('autocomplete', {
  title: 'Autocomplete',
  lead: 'One field for every list that is too long to look through: type a few letters, accents do not matter.',
  thing: 'items',
  placeholder: 'Type to search',
  basic: 'Basic',
  'basic.note': 'One of a hundred duties. What starts with the letters comes first.',
  grouped: 'Grouped',
  'grouped.note': 'The same duties under their first letters.',
  custom: 'Custom row',
  'custom.note': 'Each row shows the rank beside the title; both are searched.',
  limited: 'Limited',
  'limited.note': 'Never more than the five best.',
  several: 'Several values',
  'several.note': 'As many as you like, and your own where nothing matches. Backspace takes the last one out.',
  add: 'Add “{{text}}”',
  chosen: 'Chosen: {{text}}',
  nothing: 'Nothing chosen',
  rank: 'rank',
});
