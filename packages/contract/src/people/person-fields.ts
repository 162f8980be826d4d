/**
 * One field stored about a person. Import cells, export columns, forms, details, history, masking, search and erasure
 * are all derived from it; its labels are found by its name, its column is in the table of employees.
 */
export interface PersonField {
  name: string;
  /** A `number` is sealed: it is encrypted, lists show its last digits, and the audit records who sees all of it. */
  kind: 'text' | 'email' | 'phone' | 'day' | 'number';
  /** The maximum length in characters; for a number, its exact count of digits. */
  limit: number;
  /** The message if the field is left empty; null if it may be empty. */
  required: string | null;
  /** Whether it identifies a person. An erasure empties such fields; a required one gets a placeholder. */
  isPersonal: boolean;
  /** Visible to everyone with access to the hotel's calendars, or to administrators only. */
  seenBy: 'hotel' | 'administrators';
  /** Whether the main search finds people by it. */
  isSought: boolean;
  /** Whether it is edited in the form of a person; otherwise a separate action changes it. */
  isEdited: boolean;
  /** Width of the export column in characters; null if it is not exported. */
  exportWidth: number | null;
  /** Column names in our export, in Deputy's employee files and elsewhere; lower case, without accents. */
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
      'κωδικος εργαζομενου',
      'κωδικος υπαλληλου',
      'μητρωο',
      'αριθμος μητρωου',
      'α.μ.',
    ],
  },
  {
    name: 'surname',
    kind: 'text',
    limit: 60,
    required: 'Enter a surname.',
    isPersonal: true,
    seenBy: 'hotel',
    isSought: true,
    isEdited: true,
    exportWidth: 22,
    calledInFiles: ['surname', 'last name', 'lastname', 'family name', 'επωνυμο', 'επιθετο'],
  },
  {
    name: 'firstName',
    kind: 'text',
    limit: 50,
    required: null,
    isPersonal: true,
    seenBy: 'hotel',
    isSought: true,
    isEdited: true,
    exportWidth: 18,
    calledInFiles: ['first name', 'firstname', 'given name', 'forename', 'ονομα', 'μικρο ονομα'],
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
    calledInFiles: ['preferred name', 'known as', 'nickname', 'υποκοριστικο', 'προτιμωμενο ονομα'],
  },
  {
    name: 'surnameGreek',
    kind: 'text',
    limit: 60,
    required: null,
    isPersonal: true,
    seenBy: 'administrators',
    isSought: true,
    isEdited: true,
    exportWidth: 22,
    calledInFiles: ['surname in greek letters', 'greek surname', 'επωνυμο με ελληνικα γραμματα'],
  },
  {
    name: 'firstNameGreek',
    kind: 'text',
    limit: 50,
    required: null,
    isPersonal: true,
    seenBy: 'administrators',
    isSought: true,
    isEdited: true,
    exportWidth: 18,
    calledInFiles: ['first name in greek letters', 'greek first name', 'ονομα με ελληνικα γραμματα'],
  },
  {
    name: 'surnameLatin',
    kind: 'text',
    limit: 60,
    required: null,
    isPersonal: true,
    seenBy: 'administrators',
    isSought: true,
    isEdited: true,
    exportWidth: 22,
    calledInFiles: ['surname in latin letters', 'latin surname', 'επωνυμο με λατινικα γραμματα', 'επωνυμο λατινικα'],
  },
  {
    name: 'firstNameLatin',
    kind: 'text',
    limit: 50,
    required: null,
    isPersonal: true,
    seenBy: 'administrators',
    isSought: true,
    isEdited: true,
    exportWidth: 18,
    calledInFiles: ['first name in latin letters', 'latin first name', 'ονομα με λατινικα γραμματα', 'ονομα λατινικα'],
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
    calledInFiles: ['e-mail', 'email', 'email address', 'mail', 'ηλεκτρονικη διευθυνση', 'ηλεκτρονικο ταχυδρομειο'],
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
      'τηλ',
      'κινητο',
      'κινητο τηλεφωνο',
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
    calledInFiles: [
      'job title',
      'position',
      'title',
      'role title',
      'ειδικοτητα',
      'θεση',
      'θεση εργασιας',
      'job',
      'role',
    ],
  },
  {
    name: 'birthDate',
    kind: 'day',
    limit: 10,
    required: null,
    isPersonal: true,
    seenBy: 'administrators',
    isSought: false,
    isEdited: true,
    exportWidth: 12,
    calledInFiles: ['date of birth', 'birth date', 'birthday', 'dob', 'ημερομηνια γεννησης', 'ημ/νια γεννησης'],
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
    calledInFiles: [
      'first day',
      'πρωτη ημερα',
      'hire date',
      'start date',
      'commencement date',
      'employment start date',
      'hired on',
      'προσληψη',
      'ημερομηνια προσληψης',
      'εναρξη εργασιας',
    ],
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
    calledInFiles: [
      'last day',
      'τελευταια ημερα',
      'termination date',
      'end date',
      'leaving date',
      'αποχωρηση',
      'ημερομηνια αποχωρησης',
      'ληξη συμβασης',
    ],
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
    calledInFiles: [
      'tax number (αφμ)',
      'tax number',
      'αφμ',
      'afm',
      'vat number',
      'tax file number',
      'αριθμος φορολογικου μητρωου',
    ],
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
    calledInFiles: ['social-security number (αμκα)', 'social-security number', 'αμκα', 'amka', 'αριθμος αμκα'],
  },
] as const satisfies readonly PersonField[];

type Described = (typeof described)[number];
type NamesOf<Trait> = Extract<Described, Trait>['name'];

export type PersonFieldName = Described['name'];
export type PersonDay = NamesOf<{ kind: 'day' }>;
/** The sealed fields. */
export type PersonNumber = NamesOf<{ kind: 'number' }>;
/** Free text, addresses and telephone numbers. */
export type PersonText = Exclude<PersonFieldName, PersonDay | PersonNumber>;
export type RequiredField = NamesOf<{ required: string }>;
type Fields<Name> = readonly (PersonField & { name: Name })[];

/** All fields, in the order of forms, files and the history. */
export const personFields: Fields<PersonFieldName> = described;
export const personTexts: Fields<PersonText> = described.filter(
  (field) => field.kind !== 'day' && field.kind !== 'number',
);
/** The fields that the calendars of a hotel show about its people. */
export const hotelTexts = personTexts.filter(({ seenBy }) => seenBy === 'hotel');
/** Those that the prescribed resource has no place for; our own form of the calendar adds them. */
export const cardTexts = hotelTexts.filter(({ name }) => !['code', 'surname', 'firstName', 'jobTitle'].includes(name));
/** The fields that may be empty. */
export const optionalTexts: Fields<Exclude<PersonText, RequiredField>> = described.filter(
  (field) => field.kind !== 'day' && field.kind !== 'number' && field.required === null,
);
export const personDays: Fields<PersonDay> = described.filter((field) => field.kind === 'day');
export const editedDays: Fields<NamesOf<{ kind: 'day'; isEdited: true }>> = described.filter(
  (field) => field.kind === 'day' && field.isEdited,
);
export const personNumbers: Fields<PersonNumber> = described.filter((field) => field.kind === 'number');

/** Returns a record with one value per field, by the field's name. */
export function byName<Name extends PersonFieldName, Value>(
  fields: Fields<Name>,
  valueOf: (field: PersonField & { name: Name }) => Value,
): Record<Name, Value> {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])) as Record<Name, Value>;
}
