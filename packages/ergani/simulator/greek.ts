import type { FindingRule } from '../src';

export const noSuchAddress = 'Δεν υπάρχει τέτοια διεύθυνση.';
export const noSuchDocument = 'Δεν υπάρχει τέτοιο έντυπο.';
export const noJson = 'Το σώμα του αιτήματος δεν είναι έγκυρο JSON.';
export const wrongCredentials = 'Λάθος όνομα χρήστη, κωδικός ή τύπος χρήστη.';
export const wrongRefreshToken = 'Το κλειδί ανανέωσης δεν ισχύει.';
export const notLoggedIn = 'Απαιτείται σύνδεση.';
export const tokenExpired = 'Το κλειδί πρόσβασης έληξε.';
export const tooMany = 'Πάρα πολλά αιτήματα. Δοκιμάστε αργότερα.';
export const failure = 'Παρουσιάστηκε σφάλμα. Δοκιμάστε αργότερα.';
export const loggedOut = 'Αποσυνδεθήκατε.';

export const otherEmployer = 'Ο ΑΦΜ εργοδότη της δήλωσης δεν είναι του εργοδότη που έχει συνδεθεί.';
export const otherBranch = (branch: number) => `Το παράρτημα ${branch} δεν ανήκει στον εργοδότη.`;
export const otherEmployee = (taxNumber: string) => `Ο ΑΦΜ ${taxNumber} δεν ανήκει σε εργαζόμενο του εργοδότη.`;
export const futureMovement = (at: string) => `Η ώρα κίνησης ${at} είναι μεταγενέστερη της τρέχουσας ώρας.`;
export const reasonForbidden = (at: string) =>
  `Η κίνηση ${at} είναι εμπρόθεσμη και δεν πρέπει να δηλωθεί αιτιολογία καθυστέρησης.`;
export const reasonNeeded = (at: string) => `Η κίνηση ${at} είναι εκπρόθεσμη: συμπληρώστε αιτιολογία καθυστέρησης.`;
export const monthBegun = (month: string) => `Ο μήνας ${month} έχει ήδη αρχίσει: η εξαίρεση δηλώνεται νωρίτερα.`;
export const notOptedOut = (month: string) => `Δεν έχει δηλωθεί εξαίρεση από την προαναγγελία για τον μήνα ${month}.`;
export const monthClosed = (month: string) => `Η απολογιστική δήλωση για τον μήνα ${month} έληξε.`;
export const noRelatedForm = 'Η ορθή επανάληψη πρέπει να αναφέρει προηγούμενη δήλωση άδειας.';

export const noSuchSubmission = 'Δεν βρέθηκε υποβολή με αυτά τα στοιχεία.';
export const alreadyCancelled = 'Η υποβολή έχει ήδη ακυρωθεί.';
export const cancelled = (protocol: string) => `Η υποβολή ${protocol} ακυρώθηκε.`;
export const noSuchService = (code: string) => `Η υπηρεσία ${code} δεν επιτρέπεται στον χρήστη.`;
export const wrongParameter = (name: string) => `Η παράμετρος ${name} λείπει ή δεν είναι έγκυρη.`;

/** The Greek text for each rule of the schemas. */
export const ruleTexts: Record<FindingRule, string> = {
  object: 'αναμένεται αντικείμενο',
  list: 'αναμένεται λίστα',
  'empty-list': 'η λίστα είναι κενή',
  missing: 'το περιεχόμενο είναι ελλιπές, λείπει το πεδίο',
  'unknown-field': 'το πεδίο δεν υπάρχει στο έντυπο',
  order: 'το πεδίο δεν είναι στη σωστή θέση',
  'not-text': 'η τιμή πρέπει να είναι κείμενο',
  blank: 'το πεδίο είναι υποχρεωτικό',
  'too-long': 'η τιμή υπερβαίνει το επιτρεπτό μήκος',
  'tax-number': 'ο ΑΦΜ έχει εννέα ψηφία',
  'tax-number-check-digit': 'ο ΑΦΜ δεν είναι έγκυρος',
  digits: 'επιτρέπονται μόνο ψηφία, στο προβλεπόμενο πλήθος',
  choice: 'η τιμή δεν είναι επιτρεπτή',
  code: 'ο κωδικός δεν υπάρχει στη λίστα',
  'look-alike': 'ο κωδικός περιέχει λατινικό γράμμα',
  date: 'μη έγκυρη ημερομηνία',
  time: 'μη έγκυρη ώρα (ΩΩ:ΛΛ)',
  instant: 'μη έγκυρη ημερομηνία και ώρα',
  offset: 'η διαφορά ώρας δεν είναι της Αθήνας',
  year: 'μη έγκυρο έτος',
  month: 'μη έγκυρος μήνας',
  'leave-days': 'οι ημέρες άδειας έχουν τρία ψηφία',
  'stands-alone': 'ο τύπος δεν συνδυάζεται με άλλον την ίδια ημέρα',
  'times-not-blank': 'ο τύπος δεν δέχεται ώρες',
  'times-missing': 'ο τύπος απαιτεί ώρες',
  range: 'το διάστημα λήγει πριν αρχίσει',
  'outside-range': 'η ημερομηνία είναι εκτός διαστήματος',
  'date-missing': 'λείπει ημερομηνία του διαστήματος',
  'weekday-missing': 'λείπει ημέρα της εβδομάδας',
  'row-twice': 'η ημέρα δηλώνεται δύο φορές',
  'related-form': 'το σχετικό έντυπο χρειάζεται πρωτόκολλο και ημερομηνία',
  'reference-date': 'η ημερομηνία αναφοράς απέχει από την κίνηση',
  'not-cancellable': 'το έντυπο δεν ακυρώνεται',
};
