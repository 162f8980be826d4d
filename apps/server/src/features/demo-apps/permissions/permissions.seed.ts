import type { SharedSamples } from '#platform/samples';
import { permissions } from './permissions.table';

// Local times of Athens; the first is prescribed.
const samples: [name: string, createdAt: string, ...assignedTo: string[]][] = [
  ['Management', '2021-04-14T20:43:00+03:00', 'administrator'],
  ['Manage Billing & Roles', '2021-09-16T17:20:00+03:00', 'administrator'],
  ['Add & Remove Users', '2021-10-14T10:20:00+03:00', 'administrator', 'manager'],
  ['Project Planning', '2021-10-14T11:05:00+03:00', 'administrator', 'user', 'support'],
  ['Manage Email Sequences', '2021-11-23T09:34:00+02:00', 'administrator', 'user', 'support'],
  ['Client Communication', '2022-01-17T16:11:00+02:00', 'administrator', 'manager'],
  ['Only View', '2022-02-09T12:47:00+02:00', 'administrator', 'restricted-user'],
  ['Financial Management', '2022-03-30T18:02:00+03:00', 'administrator', 'manager'],
  ["Manage Others' Tasks", '2022-05-21T08:15:00+03:00', 'administrator', 'support'],
];

export const permissionSamples: SharedSamples = {
  name: 'permissions',
  async add(tx) {
    const rows = samples.map(([name, createdAt, ...assignedTo], index) => ({
      id: index + 1,
      name,
      assignedTo,
      createdAt: new Date(createdAt),
      position: index + 1,
    }));
    await tx.insert(permissions).values(rows);
  },
};
