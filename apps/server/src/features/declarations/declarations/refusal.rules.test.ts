import { expect, it } from 'vitest';
import { lateCard } from './prepare-cards';
import { causeOf } from './refusal.rules';

it.each([
  [lateCard, 'lateWithoutReason'],
  ['Η κίνηση 08:00 είναι εκπρόθεσμη: συμπληρώστε αιτιολογία καθυστέρησης.', 'lateWithoutReason'],
  ['The card is on time: send it without a reason.', 'onTimeWithReason'],
  ['Η κίνηση 08:00 είναι εμπρόθεσμη και δεν πρέπει να δηλωθεί αιτιολογία καθυστέρησης.', 'onTimeWithReason'],
  ['The punch is in the future. Correct it, or wait.', 'future'],
  ['Η ώρα κίνησης 08:00 είναι μεταγενέστερη της τρέχουσας ώρας.', 'future'],
  ['The tax number of Νεφέλη is missing.', 'taxNumber'],
  ['The tax number of Νεφέλη was sealed by another installation. Enter it again.', 'taxNumber'],
  ['For Νεφέλη only one name is known. Enter the surname and the first name.', 'name'],
  ['The Greek name of Νεφέλη has Latin letters in it. Enter it in Greek letters.', 'name'],
  ['Τα στοιχεία του εργαζομένου δεν συμφωνούν με το μητρώο. Ελέγξτε επώνυμο και όνομα.', 'otherName'],
  ['Ο ΑΦΜ *****0001 δεν ανήκει σε εργαζόμενο του εργοδότη.', 'notEmployed'],
  ['This person no longer exists.', 'notEmployed'],
  ['The employer’s tax number is missing from the settings.', 'employer'],
  ['Ο ΑΦΜ εργοδότη της δήλωσης δεν είναι του εργοδότη που έχει συνδεθεί.', 'employer'],
  ['Service Code is not authenticated to specific User', 'employer'],
  ['Το παράρτημα 7 δεν ανήκει στον εργοδότη.', 'branch'],
  ['There is no such leave to withdraw.', 'leaveGone'],
  ['Δεν βρέθηκε υποβολή με αυτά τα στοιχεία.', 'leaveGone'],
  ['Ο μήνας 2026-05 έχει ήδη αρχίσει: η εξαίρεση δηλώνεται νωρίτερα.', 'monthBegun'],
  ['Δεν έχει δηλωθεί εξαίρεση από την προαναγγελία για τον μήνα 2026-05.', 'notAfterwards'],
  ['Η απολογιστική δήλωση για τον μήνα 2026-05 έληξε.', 'monthClosed'],
  ['WTOS.WTO[0].f_to_date: It must not be blank.', 'other'],
])('%s', (refusal, cause) => {
  expect(causeOf(refusal)).toBe(cause);
});
