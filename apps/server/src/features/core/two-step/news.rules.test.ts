import { describe, expect, it } from 'vitest';
import {
  added,
  anyPasskey,
  authenticatorApp,
  codesRenewed,
  codeUsed,
  everything,
  ifNotYou,
  pageName,
  passkeyCalled,
  removed,
  reset,
} from './news.rules';

const on = { en: 'Two-step verification is on', el: 'Η επαλήθευση σε δύο βήματα είναι ενεργή' };
const off = { en: 'Two-step verification is off', el: 'Η επαλήθευση σε δύο βήματα είναι ανενεργή' };
const changed = { en: 'Two-step verification was changed', el: 'Η επαλήθευση σε δύο βήματα άλλαξε' };

describe('what the owner reads of a second step', () => {
  it.each([
    [authenticatorApp, 'the authenticator app', 'η εφαρμογή ελέγχου ταυτότητας'],
    [anyPasskey, 'a passkey', 'ένα κλειδί πρόσβασης'],
    [passkeyCalled('Key “1”'), 'the passkey “Key “1””', 'το κλειδί πρόσβασης «Key “1”»'],
    [everything, 'every second step', 'κάθε δεύτερο βήμα'],
  ])('names it: %o', (step, en, el) => {
    expect(added(step, false)).toEqual({
      en: { subject: on.en, what: `Added to your account: ${en}.` },
      el: { subject: on.el, what: `Προστέθηκε στον λογαριασμό σας: ${el}.` },
    });
    expect(removed(step, true)).toEqual({
      en: { subject: changed.en, what: `Removed from your account: ${en}.` },
      el: { subject: changed.el, what: `Αφαιρέθηκε από τον λογαριασμό σας: ${el}.` },
    });
  });

  it('says whether verification is on now, or was before and still is', () => {
    const subjectsOf = ({ en, el }: ReturnType<typeof added>) => ({ en: en.subject, el: el.subject });
    expect(subjectsOf(added(anyPasskey, false))).toEqual(on);
    expect(subjectsOf(added(anyPasskey, true))).toEqual(changed);
    expect(subjectsOf(removed(anyPasskey, false))).toEqual(off);
    expect(subjectsOf(removed(anyPasskey, true))).toEqual(changed);
  });
});

it('tells of new recovery codes', () => {
  expect(codesRenewed).toEqual({
    en: {
      subject: 'New recovery codes',
      what: 'New recovery codes were created for your account. The previous ones no longer work.',
    },
    el: {
      subject: 'Νέοι κωδικοί ανάκτησης',
      what: 'Δημιουργήθηκαν νέοι κωδικοί ανάκτησης για τον λογαριασμό σας. Οι προηγούμενοι δεν ισχύουν πια.',
    },
  });
});

it.each([0, 7])('tells that a recovery code was used and %i are left', (left) => {
  expect(codeUsed(left)).toEqual({
    en: {
      subject: 'A recovery code was used',
      what: `A recovery code was used to log in to your account or to confirm it is you. Left: ${left}.`,
    },
    el: {
      subject: 'Χρησιμοποιήθηκε κωδικός ανάκτησης',
      what: `Χρησιμοποιήθηκε κωδικός ανάκτησης για σύνδεση στον λογαριασμό σας ή για επιβεβαίωση ότι είστε εσείς. Απομένουν: ${left}.`,
    },
  });
});

it('names who reset the verification', () => {
  expect(reset('Nikos Rallis')).toEqual({
    en: {
      subject: 'Two-step verification was reset',
      what: 'Nikos Rallis reset the two-step verification of your account. You log in with your password alone until you set it up again.',
    },
    el: {
      subject: 'Έγινε επαναφορά της επαλήθευσης σε δύο βήματα',
      what: 'Επαναφορά της επαλήθευσης σε δύο βήματα του λογαριασμού σας από: Nikos Rallis. Συνδέεστε μόνο με τον κωδικό σας μέχρι να την ορίσετε ξανά.',
    },
  });
});

it('ends with what to do if it was somebody else, and a page', () => {
  expect(ifNotYou).toEqual({
    en: 'If this was not you, change your password and tell an administrator.',
    el: 'Αν δεν ήσασταν εσείς, αλλάξτε τον κωδικό σας και ενημερώστε έναν διαχειριστή.',
  });
  expect(pageName).toEqual({ en: 'Your two-step verification', el: 'Η επαλήθευσή σας σε δύο βήματα' });
});
