import type { Language } from '@horae/contract/languages';

/** What its owner is told of a change of an account's two-step verification, in each language. */
export type TwoStepNews = Record<Language, { subject: string; what: string }>;

/** A second step in the middle of a sentence. */
export type SecondStep = Record<Language, string>;

export const authenticatorApp: SecondStep = { en: 'the authenticator app', el: 'η εφαρμογή ελέγχου ταυτότητας' };
export const anyPasskey: SecondStep = { en: 'a passkey', el: 'ένα κλειδί πρόσβασης' };
export const passkeyCalled = (name: string): SecondStep => ({
  en: `the passkey “${name}”`,
  el: `το κλειδί πρόσβασης «${name}»`,
});
export const everything: SecondStep = { en: 'every second step', el: 'κάθε δεύτερο βήμα' };

const subjects = {
  on: { en: 'Two-step verification is on', el: 'Η επαλήθευση σε δύο βήματα είναι ενεργή' },
  off: { en: 'Two-step verification is off', el: 'Η επαλήθευση σε δύο βήματα είναι ανενεργή' },
  changed: { en: 'Two-step verification was changed', el: 'Η επαλήθευση σε δύο βήματα άλλαξε' },
};

export function added(step: SecondStep, wasOn: boolean): TwoStepNews {
  const subject = subjects[wasOn ? 'changed' : 'on'];
  return {
    en: { subject: subject.en, what: `Added to your account: ${step.en}.` },
    el: { subject: subject.el, what: `Προστέθηκε στον λογαριασμό σας: ${step.el}.` },
  };
}

export function removed(step: SecondStep, isOn: boolean): TwoStepNews {
  const subject = subjects[isOn ? 'changed' : 'off'];
  return {
    en: { subject: subject.en, what: `Removed from your account: ${step.en}.` },
    el: { subject: subject.el, what: `Αφαιρέθηκε από τον λογαριασμό σας: ${step.el}.` },
  };
}

export const codesRenewed: TwoStepNews = {
  en: {
    subject: 'New recovery codes',
    what: 'New recovery codes were created for your account. The previous ones no longer work.',
  },
  el: {
    subject: 'Νέοι κωδικοί ανάκτησης',
    what: 'Δημιουργήθηκαν νέοι κωδικοί ανάκτησης για τον λογαριασμό σας. Οι προηγούμενοι δεν ισχύουν πια.',
  },
};

export const codeUsed = (left: number): TwoStepNews => ({
  en: {
    subject: 'A recovery code was used',
    what: `A recovery code was used to log in to your account or to confirm it is you. Left: ${left}.`,
  },
  el: {
    subject: 'Χρησιμοποιήθηκε κωδικός ανάκτησης',
    what: `Χρησιμοποιήθηκε κωδικός ανάκτησης για σύνδεση στον λογαριασμό σας ή για επιβεβαίωση ότι είστε εσείς. Απομένουν: ${left}.`,
  },
});

export const reset = (by: string): TwoStepNews => ({
  en: {
    subject: 'Two-step verification was reset',
    what: `${by} reset the two-step verification of your account. You log in with your password alone until you set it up again.`,
  },
  el: {
    subject: 'Έγινε επαναφορά της επαλήθευσης σε δύο βήματα',
    what: `Επαναφορά της επαλήθευσης σε δύο βήματα του λογαριασμού σας από: ${by}. Συνδέεστε μόνο με τον κωδικό σας μέχρι να την ορίσετε ξανά.`,
  },
});

export const ifNotYou: Record<Language, string> = {
  en: 'If this was not you, change your password and tell an administrator.',
  el: 'Αν δεν ήσασταν εσείς, αλλάξτε τον κωδικό σας και ενημερώστε έναν διαχειριστή.',
};

export const pageName: Record<Language, string> = {
  en: 'Your two-step verification',
  el: 'Η επαλήθευσή σας σε δύο βήματα',
};
