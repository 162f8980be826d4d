import { words } from '#platform/words';

export const uploadWords = words('upload', {
  drop: 'Drop a file here, or choose one',
  dropMany: 'Drop files here, or choose some',
  limits: '{{types}}, at most {{limit}}',
  wrongType: 'Choose a {{types}} file. “{{name}}” is not one.',
  empty: '“{{name}}” is empty.',
  tooLarge: '“{{name}}” is {{size}}. Choose a file of at most {{limit}}.',
  tooMany_one: 'Choose {{count}} file.',
  tooMany_other: 'You can add up to {{count}} files. Remove one first.',
  uploading: 'Uploading {{name}}',
  cancel: 'Cancel the upload of {{name}}',
  remove: 'Remove {{name}}',
  files: '{{label}}, chosen',
});
