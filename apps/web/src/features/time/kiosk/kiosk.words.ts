/** The texts of a kiosk in the languages that its users can choose from. */
const english = {
  title: 'Time clock',
  language: 'Language',
  loading: 'Starting …',
  pairTitle: 'Set up this tablet as a kiosk',
  pairAbout: 'An administrator adds a kiosk under Clock devices and gives you its eight-character code.',
  pairCode: 'Pairing code',
  pair: 'Pair this tablet',
  pairing: 'Pairing …',
  pairWrong: 'This code is wrong, already used or older than 15 minutes.',
  pairWait: 'Too many wrong codes. Please wait a few minutes.',
  revoked: 'This tablet is no longer a kiosk. Pair it again with a new code.',
  code: 'Your code',
  codeAsk: 'Enter your code',
  pin: 'Your PIN',
  pinAsk: 'Enter your PIN',
  next: 'Next',
  back: 'Back',
  erase: 'Delete the last character',
  latin: 'ABC',
  greek: 'ΑΒΓ',
  digits: '123',
  checking: 'Checking …',
  hello: 'Hello {name}',
  in: 'Clock in',
  out: 'Clock out',
  breakOut: 'Break or clock out',
  which: 'What would you like to do?',
  isIn: 'At work since {time}',
  isOut: 'Not at work',
  shift: 'Your shift: {from} – {to}',
  noShift: 'No shift planned today',
  doneIn: 'Clocked in at {time}',
  doneOut: 'Clocked out at {time}',
  thanks: 'Thank you, {name}',
  saved: 'Saved on this tablet at {time}. It is sent when the connection is back.',
  offline: 'No connection. You can still clock in and out.',
  waiting: '{count} waiting to be sent',
  syncing: 'Sending saved punches …',
  clockOff: 'The clock of this tablet is {count} minutes off. The server time is used.',
  notYet: 'No connection, and this tablet has never been connected. Please try again later.',
  WRONG_NUMBER: 'Wrong code or PIN.',
  LOCKED: 'Too many wrong PINs. Please wait five minutes or ask your manager.',
  TOO_MANY_REQUESTS: 'Too many wrong PINs at this kiosk. Please wait a few minutes.',
  failed: 'Something went wrong. Please try again.',
};

const greek: typeof english = {
  title: 'Ρολόι εργασίας',
  language: 'Γλώσσα',
  loading: 'Ξεκινά …',
  pairTitle: 'Σύνδεση του τάμπλετ ως ρολόι',
  pairAbout: 'Ο διαχειριστής προσθέτει ένα ρολόι στις Συσκευές και σας λέει τον κωδικό των οκτώ χαρακτήρων.',
  pairCode: 'Κωδικός σύνδεσης',
  pair: 'Σύνδεση',
  pairing: 'Σύνδεση …',
  pairWrong: 'Ο κωδικός δεν είναι σωστός, έχει χρησιμοποιηθεί ή πέρασαν 15 λεπτά.',
  pairWait: 'Πολλοί λάθος κωδικοί. Περιμένετε λίγα λεπτά.',
  revoked: 'Αυτό το τάμπλετ δεν είναι πια ρολόι. Συνδέστε το ξανά με νέο κωδικό.',
  code: 'Ο κωδικός σας',
  codeAsk: 'Δώστε τον κωδικό σας',
  pin: 'Το PIN σας',
  pinAsk: 'Δώστε το PIN σας',
  next: 'Επόμενο',
  back: 'Πίσω',
  erase: 'Διαγραφή του τελευταίου χαρακτήρα',
  latin: 'ABC',
  greek: 'ΑΒΓ',
  digits: '123',
  checking: 'Έλεγχος …',
  hello: 'Γεια σας {name}',
  in: 'Είσοδος',
  out: 'Έξοδος',
  breakOut: 'Διάλειμμα ή έξοδος',
  which: 'Τι θέλετε να κάνετε;',
  isIn: 'Σε εργασία από τις {time}',
  isOut: 'Εκτός εργασίας',
  shift: 'Η βάρδιά σας: {from} – {to}',
  noShift: 'Καμία βάρδια σήμερα',
  doneIn: 'Είσοδος στις {time}',
  doneOut: 'Έξοδος στις {time}',
  thanks: 'Ευχαριστούμε, {name}',
  saved: 'Αποθηκεύτηκε στο τάμπλετ στις {time}. Θα σταλεί μόλις επανέλθει η σύνδεση.',
  offline: 'Χωρίς σύνδεση. Το ρολόι συνεχίζει.',
  waiting: '{count} σε αναμονή αποστολής',
  syncing: 'Αποστολή …',
  clockOff: 'Το ρολόι του τάμπλετ αποκλίνει {count} λεπτά. Ισχύει η ώρα του διακομιστή.',
  notYet: 'Χωρίς σύνδεση, και το τάμπλετ δεν έχει συνδεθεί ποτέ. Δοκιμάστε αργότερα.',
  WRONG_NUMBER: 'Λάθος κωδικός ή PIN.',
  LOCKED: 'Πολλές λάθος προσπάθειες. Περιμένετε πέντε λεπτά ή ρωτήστε τον προϊστάμενό σας.',
  TOO_MANY_REQUESTS: 'Πολλές λάθος προσπάθειες σε αυτό το ρολόι. Περιμένετε λίγα λεπτά.',
  failed: 'Κάτι πήγε στραβά. Δοκιμάστε ξανά.',
};

export const kioskLanguages = { el: { name: 'Ελληνικά', words: greek }, en: { name: 'English', words: english } };

export type KioskLanguage = keyof typeof kioskLanguages;
export type KioskWord = keyof typeof english;
export type KioskSay = (word: KioskWord, values?: Record<string, string | number>) => string;

export const isKioskLanguage = (text: string | undefined): text is KioskLanguage =>
  text !== undefined && Object.hasOwn(kioskLanguages, text);

export const isKioskWord = (text: string): text is KioskWord => Object.hasOwn(english, text);

export function sayIn(language: KioskLanguage): KioskSay {
  const { words } = kioskLanguages[language];
  return (word, values = {}) => words[word].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
