/** Every page of a section with its heading: what the walk through all pages opens. */
export const sections: readonly [path: string, heading: string][] = [
  ['/users', 'Users'],
  ['/users/1', 'Αθηνά Βλάχου'],
  ['/employees', 'Employee data'],
  ['/roles', 'Roles'],
  ['/permissions', 'Permissions'],
];
