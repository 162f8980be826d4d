/** Every page of a section with its heading: what the walk through all pages opens. */
export const sections: readonly [path: string, heading: string][] = [
  ['/todo', 'To-do'],
  ['/users', 'Users'],
  ['/users/1', 'Αθηνά Βλάχου'],
  ['/employees', 'Employee data'],
  ['/roles', 'Roles'],
  ['/permissions', 'Permissions'],
  ['/pricing', 'Pricing'],
  ['/faq', 'Frequently asked questions'],
  ['/knowledge-base', 'Knowledge base'],
  ['/knowledge-base/rosters', 'Rosters'],
  ['/knowledge-base/rosters/findings', 'What do the triangles mean?'],
];
