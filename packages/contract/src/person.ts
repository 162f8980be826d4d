import { z } from 'zod';
import { ContractVersion } from './contract-version';
import { Day } from './day';
import { EmailAddress } from './email-address';
import { Id, isNotBlank } from './fields';
import { isSocialSecurityNumber, isTaxNumber } from './greek-numbers';
import { Loan } from './loan';
import {
  byName,
  editedDays,
  type PersonField,
  type PersonNumber,
  personDays,
  personNumbers,
  personTexts,
} from './people/person-fields';

const line = (limit: number) => z.string().trim().max(limit, `Use up to ${limit} characters.`);
const filled = (limit: number, sentence: string) => line(limit).refine(isNotBlank, sentence);

export type Skill = z.infer<typeof Skill>;
export const Skill = z.object({ name: filled(80, 'Enter the skill.'), expiresOn: Day.nullable() });

export const Email = z.union([z.literal(''), z.string().trim().max(254).pipe(EmailAddress)]);

const number = (isRight: (text: string) => boolean, sentence: string) =>
  z
    .string()
    .max(40)
    .transform((text) => text.replaceAll(/[\s-]/g, ''))
    .refine((text) => text === '' || isRight(text), sentence);

/** Nine digits, or empty. */
export const TaxNumber = number(isTaxNumber, 'Enter a valid tax number: nine digits, the last one a check digit.');

const numbers: Record<PersonNumber, z.ZodType<string, string>> = {
  taxNumber: TaxNumber,
  socialSecurityNumber: number(
    isSocialSecurityNumber,
    'Enter a valid social-security number: eleven digits, starting with the date of birth and ending with a check digit.',
  ),
};

function textOf({ kind, limit, required }: PersonField): z.ZodType<string, string> {
  if (kind === 'email') return Email;
  if (kind === 'phone') return line(limit).regex(/^[\d\s()+./-]*$/, 'Enter a telephone number.');
  return required === null ? line(limit) : filled(limit, required);
}

/** The fields of a person's form. */
export type PersonFields = z.output<typeof PersonFields>;
export const PersonFields = z.object({
  ...byName(personTexts, textOf),
  ...byName(editedDays, () => Day.nullable()),
  ...byName(personNumbers, ({ name }) => numbers[name]),
});

export const PlaceIds = z.object({ departmentId: Id, workCentreId: Id });

const Place = z.object({
  departmentId: z.int(),
  department: z.string(),
  departmentGroup: z.string(),
  workCentreId: z.int(),
  workCentre: z.string(),
  organisationUnit: z.string(),
  businessUnit: z.string(),
});
export type Place = z.infer<typeof Place>;

/** A number at a terminal or kiosk as it is typed. */
export const clockNumberPattern = /^[\p{L}\d]{1,24}$/u;
export const ClockNumber = z.string().trim().regex(clockNumberPattern, 'Use 1 to 24 letters and digits.');

/** Numbers are masked: `••••••783`. */
export type PersonRow = z.infer<typeof PersonRow>;
export const PersonRow = z.object({
  id: z.int(),
  /** As lists show it: surname first in Greek letters. */
  name: z.string(),
  /** Whether a person said which part of the name is the surname. */
  isNameConfirmed: z.boolean(),
  ...byName(personTexts, () => z.string()),
  ...byName(personDays, () => z.string().nullable()),
  ...byName(personNumbers, () => z.string()),
  employment: z.enum(['now', 'future', 'left']),
  /** The place where this person belongs today. */
  ...Place.shape,
  /** The version in force today or, for people who start later, the first one. */
  contract: ContractVersion.nullable(),
  skills: z.array(Skill),
  /** What the person types or is known by at terminals and kiosks besides the code, without leading zeros. */
  clockNumbers: z.array(z.string()),
});

/** Days of work for the hotel, both inclusive; without a first day from ever, without a last day until further notice. */
export type Employment = z.infer<typeof Employment>;
export const Employment = z.object({ firstDay: z.string().nullable(), lastDay: z.string().nullable() });

/** An employment that ended before a later one began. */
export type FormerEmployment = z.output<typeof FormerEmployment>;
export const FormerEmployment = z.object({ firstDay: Day.nullable(), lastDay: Day });

export type Person = z.infer<typeof Person>;
export const Person = PersonRow.extend({
  version: z.int(),
  /** Oldest first, all before the first day. */
  formerEmployments: z.array(z.object({ firstDay: z.string().nullable(), lastDay: z.string() })),
  /** Oldest first; the first one has no first day. */
  places: z.array(z.object({ ...Place.shape, fromDay: z.string().nullable() })),
  /** Oldest first; the first one has no first day. */
  jobs: z.array(z.object({ jobTitle: z.string(), fromDay: z.string().nullable() })),
  /** Oldest first. */
  contracts: z.array(ContractVersion),
  /** Oldest first. */
  loans: z.array(Loan),
});
