import { alphabetOf, codeKey } from './fold';
import type { CodeMeaning, LeaveKind } from './meaning';

const daysOff = [
  'Ρ',
  'R',
  'ρεπό',
  'ρεπ',
  'off',
  'day off',
  'dayoff',
  'do',
  'd/o',
  'd.o',
  'rest',
  'rest day',
  'rd',
  'ανάπαυση',
  'εβδομαδιαία ανάπαυση',
  'αν',
  'με',
  'free',
  'ελεύθερος',
  'ελεύθερη',
];

/** Days off for work on a Sunday, a holiday or a rest day. */
const compensatory = [
  'comp',
  'co',
  'comp off',
  'comp day',
  'compensatory',
  'compensatory day',
  'compensatory day off',
  'compensatory rest',
  'toil',
  'αναπλ',
  'αναπλ. ρεπό',
  'αναπλήρωση',
  'αναπληρωματική',
  'αναπληρωματικό',
  'αναπληρωματικό ρεπό',
  'αναπληρωματική ανάπαυση',
  'αναπληρωματική εβδομαδιαία ανάπαυση',
];

const leaves: Readonly<Partial<Record<LeaveKind, readonly string[]>>> = {
  annual: [
    'άδεια',
    'αδ',
    'αδειες',
    'κανονική άδεια',
    'κ.α',
    'κα',
    'καν. άδεια',
    'καν αδ',
    'κ. άδεια',
    'ετήσια άδεια',
    'al',
    'a/l',
    'leave',
    'annual leave',
    'annual',
    'vac',
    'vacation',
    'holiday',
    'αδκαν',
  ],
  sickness: [
    'ασθ',
    'ασθένεια',
    'ασθενής',
    'ασθ. άδεια',
    'αναρρωτική',
    'αναρρωτική άδεια',
    'άδεια ασθένειας',
    'αναρ',
    'sick',
    'sick leave',
    'sl',
    's/l',
    'ill',
    'αδασ',
  ],
  unpaid: [
    'αα',
    'άνευ',
    'άνευ αποδοχών',
    'άδεια άνευ αποδοχών',
    'αδ. άνευ',
    'αδ. ανευ αποδ',
    'ul',
    'u/l',
    'unpaid',
    'unpaid leave',
    'lwp',
    'αδαα',
  ],
  marriage: ['άδεια γάμου', 'γάμου', 'αδγαμ', 'marriage leave'],
  maternity: [
    'άδεια μητρότητας',
    'μητρότητα',
    'μητρότητας',
    'maternity',
    'maternity leave',
    'ml',
    'αδμη',
    'άδεια λοχείας',
    'άδεια κύησης',
  ],
  paternity: ['άδεια πατρότητας', 'πατρότητας', 'paternity', 'paternity leave', 'αδπα'],
  bloodDonation: ['αιμοδοσία', 'άδεια αιμοδοσίας', 'αδαιμ', 'blood donation'],
  exams: ['εξετάσεις', 'άδεια εξετάσεων', 'φοιτητική άδεια', 'αδεξ', 'exam leave'],
  bereavement: [
    'άδεια πένθους',
    'πένθος',
    'άδεια λόγω θανάτου',
    'αδθσυγ',
    'bereavement',
    'bereavement leave',
    'compassionate leave',
  ],
  parental: ['γονική άδεια', 'γονική', 'αδγον', 'parental leave'],
  childCare: ['άδεια φροντίδας παιδιού', 'φροντίδα παιδιού', 'αδφπ'],
  schoolFollowUp: ['άδεια σχολικής επίδοσης', 'σχολική άδεια', 'αδπσετ'],
  maternityProtection: ['αδππμ'],
  carer: ['αδφρο'],
  forceMajeure: ['αδαπαβ'],
  assistedReproduction: ['αδιυα'],
  prenatalTests: ['αδπε'],
  seriousChildIllness: ['αδσνπ'],
  childInHospital: ['αδνπ'],
  singleParent: ['αδμο'],
  dependantIll: ['αδαπεμ'],
  riskOfViolence: ['αδαπσκ'],
  disability: ['αδαμεα'],
  minorPupil: ['αδανσπ'],
  transfusionOrDialysis: ['αδμαα'],
  study: ['αδεκφ'],
  aids: ['αδσεαα'],
  flexibleArrangement: ['αδερε'],
  other: ['αδαλ'],
};

interface Known {
  meaning: CodeMeaning;
  /** Set where the other alphabet has a code of the same look, which may mean something else. */
  alphabet?: 'greek' | 'latin';
}

const known = new Map<string, Known>();
const learn = (word: string, meaning: CodeMeaning) => {
  const key = codeKey(word);
  const isShared = /^[ABEHIKMNOPTXYZ]{1,3}$/.test(key);
  known.set(key, { meaning, ...(isShared && { alphabet: alphabetOf(word) }) });
};
for (const word of daysOff) learn(word, { kind: 'dayOff' });
for (const word of compensatory) learn(word, { kind: 'dayOff', isCompensatory: true });
for (const [leave, words] of Object.entries(leaves))
  for (const word of words) learn(word, { kind: 'leave', leave: leave as LeaveKind });

// Usual for a day off, yet often something else: asked once.
const asked = new Set(['-', '--', '---', 'X', 'XX', '/', '//', '0', 'H', 'PH', 'APΓIA', 'APΓ'].map(codeKey));

/** How `spellings` keeps a code: with its alphabet. */
export const spellingOf = (text: string): string => `${alphabetOf(text)} ${codeKey(text)}`;

/** What a code means in most hotels; undefined when it has to be asked. */
export function knownMeaning(text: string, spellings?: ReadonlySet<string>): CodeMeaning | undefined {
  const key = codeKey(text);
  const found = known.get(key);
  if (!found?.alphabet || found.alphabet === alphabetOf(text)) return found?.meaning;
  // The other alphabet slipped in where the sheet has the code in its own.
  return spellings?.has(`${found.alphabet} ${key}`) ? found.meaning : undefined;
}

/** Whether a code means something in most hotels, written in the letters of either alphabet. */
export const isKnownCode = (text: string): boolean => known.has(codeKey(text));

/** `Κ/Α` and `Ρ Ε Π Ο`: known codes with a mark between their letters. */
export function spreadMeaning(text: string): CodeMeaning | undefined {
  const isSpread = /^\p{L}(?:[/ ]\p{L}){1,5}$/u.test(text);
  return isSpread ? knownMeaning(text.replace(/[/ ]/g, '')) : undefined;
}

/** What to propose when a code is asked. */
export const likelyMeaning = (text: string): CodeMeaning | undefined =>
  asked.has(codeKey(text)) ? { kind: 'dayOff' } : known.get(codeKey(text))?.meaning;
