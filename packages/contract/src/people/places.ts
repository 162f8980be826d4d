import { z } from 'zod';
import { Id, isNotBlank } from '../fields';
import { languages } from '../languages';
import { CompanyId } from '../staff-request';

/** Two trees: business unit → organisation unit → work centre, and department group → department. */
export const placeKinds = [
  'business-unit',
  'organisation-unit',
  'work-centre',
  'department-group',
  'department',
] as const;
export const PlaceKind = z.enum(placeKinds);
export type PlaceKind = z.infer<typeof PlaceKind>;

export const parentKinds: Record<PlaceKind, PlaceKind | null> = {
  'business-unit': null,
  'organisation-unit': 'business-unit',
  'work-centre': 'organisation-unit',
  'department-group': null,
  department: 'department-group',
};

/** The columns of a pasted table, outermost level first. */
export const placeTrees = {
  units: ['business-unit', 'organisation-unit', 'work-centre'],
  departments: ['department-group', 'department'],
} as const satisfies Record<string, readonly PlaceKind[]>;
export const PlaceTree = z.enum(['units', 'departments']);
export type PlaceTree = z.infer<typeof PlaceTree>;

/** Where pasted rows go: one tree, or both of them from one list of departments. */
export const pasteTargets = ['both', 'units', 'departments'] as const;
export type PasteTarget = (typeof pasteTargets)[number];

export const PlaceName = z.string().trim().max(100, 'Use up to 100 characters.').refine(isNotBlank, 'Enter a name.');

export const Place = z.object({
  kind: PlaceKind,
  id: z.int(),
  parentId: z.int().nullable(),
  name: z.string(),
  /** The first day on which nobody belongs to this place any more. */
  closedFrom: z.string().nullable(),
  /** The place of the same kind that replaces it from that day. */
  continuedAs: z.int().nullable(),
  costPlace: z.string().optional().meta({ description: 'Of a department that has one' }),
});

export type Place = z.infer<typeof Place>;

export const CountedPlace = Place.extend({ people: z.int() });
export type CountedPlace = z.infer<typeof CountedPlace>;
export const placeOfHotel = { hotel: CompanyId, kind: PlaceKind, id: Id };
export const PlaceRow = z.object({
  /** The line as sent, counted from 1. */
  row: z.int(),
  names: z.array(z.string()),
  state: z.enum(['new', 'exists', 'wrong']),
  message: z.string().nullable(),
});

export type PlaceRow = z.infer<typeof PlaceRow>;

export const PlaceTemplate = z.object({
  id: z.string(),
  language: z.enum(languages).meta({ description: 'The language of the names' }),
  name: z.string(),
  note: z.string(),
  units: z.array(z.array(z.string())),
  departments: z.array(z.array(z.string())),
});

export type PlaceTemplate = z.infer<typeof PlaceTemplate>;
