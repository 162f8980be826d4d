import { z } from 'zod';
import { CostPlace } from '../cost-place';
import { Day } from '../day';
import { Id } from '../fields';
import { route } from '../route';
import { CompanyId } from '../staff-request';
import {
  CountedPlace,
  Place,
  PlaceKind,
  PlaceName,
  PlaceRow,
  PlaceTemplate,
  pasteTargets,
  placeOfHotel,
} from './places';

const onePlace = z.object({ place: Place });
/** The place after the action, and how many people were moved with it. */
const movedPlace = onePlace.extend({ people: z.int() });

export const organisationContract = {
  tree: route({
    method: 'GET',
    path: '/organisation/tree',
    summary: 'Units and departments of a hotel with the people who belong there on a day, today by default',
    access: 'hotel-admin',
    query: z.object({ hotel: CompanyId, day: Day.optional(), closed: z.enum(['true', 'false']).optional() }),
    reply: z.object({ hotel: z.int(), day: z.string(), people: z.int(), places: z.array(CountedPlace) }),
  }),
  place: route({
    method: 'GET',
    path: '/organisation/place',
    summary: 'One place; its ETag guards a rename',
    access: 'hotel-admin',
    query: z.object(placeOfHotel),
    reply: onePlace,
  }),
  affected: route({
    method: 'GET',
    path: '/organisation/affected',
    summary:
      'How many people belong to a place from a given day, and how many open places it contains, itself included',
    access: 'hotel-admin',
    query: z.object({ ...placeOfHotel, day: Day }),
    reply: z.object({ people: z.int(), places: z.int() }),
  }),
  add: route({
    method: 'POST',
    path: '/organisation/add-place',
    summary: 'Add a place',
    access: 'hotel-admin',
    body: z.object({ hotel: CompanyId, kind: PlaceKind, parentId: Id.optional(), name: PlaceName }),
    status: 201,
    reply: onePlace,
  }),
  addMany: route({
    method: 'POST',
    path: '/organisation/add-places',
    summary: 'Add places from rows of a spreadsheet, all or none; with `dryRun` only the report, nothing is written',
    access: 'hotel-admin',
    body: z.object({
      hotel: CompanyId,
      tree: z.enum(pasteTargets).meta({
        description: 'With `both`, each row is group and department, with a unit before them if there are several',
      }),
      rows: z
        .array(z.array(z.string().max(1000)).max(20))
        .min(1, 'Paste at least one row.')
        .max(1000),
      dryRun: z.boolean().default(false),
    }),
    reply: z.object({
      rows: z.array(PlaceRow),
      added: z.int(),
      kinds: z.record(PlaceKind, z.int()).meta({ description: 'How many places of each kind are added' }),
      isDone: z.boolean(),
    }),
  }),
  rename: route({
    method: 'POST',
    path: '/organisation/rename-place',
    summary: 'Rename a place, at once and for all history; a department may get another cost place',
    access: 'hotel-admin',
    updates: true,
    body: z.object({
      ...placeOfHotel,
      name: PlaceName,
      costPlace: CostPlace.optional().meta({
        description: 'Of a department; empty: none. Not given: it keeps what it has',
      }),
    }),
    reply: onePlace,
  }),
  move: route({
    method: 'POST',
    path: '/organisation/move-place',
    summary:
      'Move a place under another parent: from a given day, as a new place, or without a day as if it had always been there',
    access: 'hotel-admin',
    body: z.object({ ...placeOfHotel, parentId: Id, day: Day.optional() }),
    reply: movedPlace,
  }),
  merge: route({
    method: 'POST',
    path: '/organisation/merge-places',
    summary: 'Merge a place into another of its kind from a given day: its people move there, and it closes',
    access: 'hotel-admin',
    body: z.object({ ...placeOfHotel, into: Id, day: Day }),
    reply: movedPlace,
  }),
  close: route({
    method: 'POST',
    path: '/organisation/close-place',
    summary: 'Close a place, and those below it, from a given day; refused while people belong there',
    access: 'hotel-admin',
    body: z.object({ ...placeOfHotel, day: Day }),
    reply: onePlace,
  }),
  reopen: route({
    method: 'POST',
    path: '/organisation/reopen-place',
    summary: 'Open a closed place again, with those below it that closed on the same day',
    access: 'hotel-admin',
    body: z.object(placeOfHotel),
    reply: onePlace,
  }),
  takeBack: route({
    method: 'POST',
    path: '/organisation/take-back-move',
    summary: 'Undo the move from a day on, or the merger, that closed a place; rejected when something changed since',
    access: 'hotel-admin',
    body: z.object(placeOfHotel),
    reply: movedPlace,
  }),
  remove: route({
    method: 'POST',
    path: '/organisation/delete-place',
    summary: 'Delete a place to which nobody and nothing ever belonged; refused otherwise',
    access: 'hotel-admin',
    body: z.object(placeOfHotel),
    reply: onePlace,
  }),
  templates: route({
    method: 'GET',
    path: '/organisation/templates',
    summary: 'Ready trees of units and departments for a hotel that has none',
    access: 'hotel-admin',
    reply: z.object({ templates: z.array(PlaceTemplate) }),
  }),
  useTemplate: route({
    method: 'POST',
    path: '/organisation/use-template',
    summary: 'Fill an empty hotel with the places of a template',
    access: 'hotel-admin',
    body: z.object({ hotel: CompanyId, template: z.string().max(40) }),
    reply: z.object({ added: z.int() }),
  }),
};
