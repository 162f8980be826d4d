/**
 * One thing that is stored of a person. The import's cells, the export's columns, forms, details, history, masks, the
 * search and the erasure follow from it; its words stand under its name, its column in the table of employees.
 */
export interface PersonField {
  name: string;
  /** A `number` is sealed: it is stored under a key, shown by its last digits, and whoever sees it whole is written down. */
  kind: 'text' | 'email' | 'phone' | 'day' | 'number';
  /** Characters at most; of a number the digits that it has. */
  limit: number;
  /** What somebody reads who leaves it empty; null where it may be empty. */
  required: string | null;
  /** Does it say who somebody is? Then an erasure empties it; what is required gets a name of nobody. */
  isPersonal: boolean;
  /** Whose calendars hold somebody sees it, or only administrators do. */
  seenBy: 'hotel' | 'administrators';
  /** Can somebody be found by it in the search of the whole product? */
  isSought: boolean;
  /** Is it changed in the form of a person? Else by an action of its own. */
  isEdited: boolean;
  /** The width of its column in the export, in characters; null where it is not exported. */
  exportWidth: number | null;
  /** What our export, Deputy's files of employees and others call it, in small letters without accents. */
  calledInFiles: readonly string[];
}

const described = [
  {
    name: 'code',
    kind: 'text',
    limit: 40,
    required: 'Enter a code.',
    isPersonal: true,
    seenBy: 'hotel',
    isSought: true,
    isEdited: true,
    exportWidth: 10,
    calledInFiles: [
      'code',
      'employee code',
      'export code',
      'payroll export code',
      'employee id',
      'payroll id',
      'staff id',
      'κωδικος',
    ],
  },
  {
    name: 'name',
    kind: 'text',
    limit: 120,
    required: 'Enter a name.',
    isPersonal: true,
    seenBy: 'hotel',
    isSought: true,
    isEdited: true,
    exportWidth: 26,
    calledInFiles: ['name', 'display name', 'full name', 'employee', 'employee name', 'ονοματεπωνυμο'],
  },
  {
    name: 'preferredName',
    kind: 'text',
    limit: 60,
    required: null,
    isPersonal: true,
    seenBy: 'hotel',
    isSought: true,
    isEdited: true,
    exportWidth: 20,
    calledInFiles: ['preferred name', 'known as', 'nickname', 'υποκοριστικο'],
  },
  {
    name: 'nameGreek',
    kind: 'text',
    limit: 120,
    required: null,
    isPersonal: true,
    seenBy: 'administrators',
    isSought: true,
    isEdited: true,
    exportWidth: 26,
    calledInFiles: ['name in greek letters', 'greek name'],
  },
  {
    name: 'nameLatin',
    kind: 'text',
    limit: 120,
    required: null,
    isPersonal: true,
    seenBy: 'administrators',
    isSought: true,
    isEdited: true,
    exportWidth: 26,
    calledInFiles: ['name in latin letters', 'latin name'],
  },
  {
    name: 'email',
    kind: 'email',
    limit: 254,
    required: null,
    isPersonal: true,
    seenBy: 'administrators',
    isSought: true,
    isEdited: true,
    exportWidth: 32,
    calledInFiles: ['e-mail', 'email', 'email address', 'mail'],
  },
  {
    name: 'phone',
    kind: 'phone',
    limit: 40,
    required: null,
    isPersonal: true,
    seenBy: 'administrators',
    isSought: false,
    isEdited: true,
    exportWidth: 18,
    calledInFiles: [
      'telephone',
      'phone',
      'mobile',
      'mobile number',
      'mobile phone',
      'phone number',
      'τηλεφωνο',
      'κινητο',
    ],
  },
  {
    name: 'jobTitle',
    kind: 'text',
    limit: 80,
    required: null,
    isPersonal: false,
    seenBy: 'hotel',
    isSought: true,
    isEdited: true,
    exportWidth: 22,
    calledInFiles: ['job title', 'position', 'title', 'role title', 'ειδικοτητα', 'θεση'],
  },
  {
    name: 'firstDay',
    kind: 'day',
    limit: 10,
    required: null,
    isPersonal: false,
    seenBy: 'administrators',
    isSought: false,
    isEdited: true,
    exportWidth: 12,
    calledInFiles: ['first day', 'hire date', 'start date', 'commencement date', 'employment start date', 'προσληψη'],
  },
  {
    name: 'lastDay',
    kind: 'day',
    limit: 10,
    required: null,
    isPersonal: false,
    seenBy: 'administrators',
    isSought: false,
    isEdited: false,
    exportWidth: 12,
    calledInFiles: ['last day', 'termination date', 'end date', 'leaving date', 'αποχωρηση'],
  },
  {
    name: 'taxNumber',
    kind: 'number',
    limit: 9,
    required: null,
    isPersonal: true,
    seenBy: 'administrators',
    isSought: false,
    isEdited: true,
    exportWidth: null,
    calledInFiles: ['tax number (αφμ)', 'tax number', 'αφμ', 'afm', 'vat number', 'tax file number'],
  },
  {
    name: 'socialSecurityNumber',
    kind: 'number',
    limit: 11,
    required: null,
    isPersonal: true,
    seenBy: 'administrators',
    isSought: false,
    isEdited: true,
    exportWidth: null,
    calledInFiles: ['social-security number (αμκα)', 'social-security number', 'αμκα', 'amka'],
  },
] as const satisfies readonly PersonField[];

type Described = (typeof described)[number];
type NamesOf<Trait> = Extract<Described, Trait>['name'];

export type PersonFieldName = Described['name'];
export type PersonDay = NamesOf<{ kind: 'day' }>;
/** What is sealed. */
export type PersonNumber = NamesOf<{ kind: 'number' }>;
/** Lines of text, addresses and telephone numbers. */
export type PersonText = Exclude<PersonFieldName, PersonDay | PersonNumber>;
export type RequiredField = NamesOf<{ required: string }>;
type Fields<Name> = readonly (PersonField & { name: Name })[];

/** All of them, in the order in which forms, files and the history have them. */
export const personFields: Fields<PersonFieldName> = described;
export const personTexts: Fields<PersonText> = described.filter(
  (field) => field.kind !== 'day' && field.kind !== 'number',
);
/** What the calendars of a hotel say of its people. */
export const hotelTexts = personTexts.filter(({ seenBy }) => seenBy === 'hotel');
/** Of these what a prescribed resource has no room for; our own form carries it beside. */
export const cardTexts = hotelTexts.filter(({ name }) => !['code', 'name', 'jobTitle'].includes(name));
/** Those that may be empty. */
export const optionalTexts: Fields<Exclude<PersonText, RequiredField>> = described.filter(
  (field) => field.kind !== 'day' && field.kind !== 'number' && field.required === null,
);
export const personDays: Fields<PersonDay> = described.filter((field) => field.kind === 'day');
export const editedDays: Fields<NamesOf<{ kind: 'day'; isEdited: true }>> = described.filter(
  (field) => field.kind === 'day' && field.isEdited,
);
export const personNumbers: Fields<PersonNumber> = described.filter((field) => field.kind === 'number');

/** The same for each of some fields, by its name. */
export function byName<Name extends PersonFieldName, Value>(
  fields: Fields<Name>,
  valueOf: (field: PersonField & { name: Name }) => Value,
): Record<Name, Value> {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])) as Record<Name, Value>;
}
