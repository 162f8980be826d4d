import { type Language, mailLanguage, type OwnLanguage } from '@horae/contract/languages';

export type LinkKind = 'reset' | 'invitation';

/** What a mail with a link says about the server. */
export interface LinkMail {
  appName: string;
  origin: string;
  /** Of mails to those who have not chosen one. */
  language: Language;
}

interface Letter {
  subject: string;
  text: string;
}

interface Addressee {
  fullName: string;
  language: OwnLanguage | null;
}

/** The mail with the link by which somebody chooses a password. */
export function linkLetter(kind: LinkKind, to: Addressee, token: string, server: LinkMail): Letter {
  const page = kind === 'reset' ? 'reset-password' : 'invitation';
  const link = `${server.origin}/${page}?token=${token}`;
  return choosePassword[mailLanguage(to.language, server.language)][kind](server.appName, to.fullName, link);
}

type Write = (appName: string, fullName: string, link: string) => Letter;

const choosePassword: Record<Language, Record<LinkKind, Write>> = {
  en: {
    reset: (appName, _fullName, link) => ({
      subject: `Reset your ${appName} password`,
      text: `Choose a new password within 60 minutes:\n\n${link}\n\nIf you did not request this, ignore this mail.\n`,
    }),
    invitation: (appName, fullName, link) => ({
      subject: `Welcome to ${appName}`,
      text: `Hello ${fullName},\n\nyou now have an account in ${appName}. Choose a password within 7 days:\n\n${link}\n\nThe link works once.\n`,
    }),
  },
  el: {
    reset: (appName, _fullName, link) => ({
      subject: `Νέος κωδικός για το ${appName}`,
      text: `Επιλέξτε νέο κωδικό μέσα σε 60 λεπτά:\n\n${link}\n\nΑν δεν το ζητήσατε εσείς, αγνοήστε αυτό το μήνυμα.\n`,
    }),
    invitation: (appName, fullName, link) => ({
      subject: `Καλώς ήρθατε στο ${appName}`,
      text: `Γεια σας ${fullName},\n\nυπάρχει λογαριασμός για εσάς στο ${appName}. Επιλέξτε κωδικό μέσα σε 7 ημέρες:\n\n${link}\n\nΟ σύνδεσμος λειτουργεί μία φορά.\n`,
    }),
  },
};

/** The mail with the link that confirms an address, new for its account or just registered. */
export function confirmLetter(
  language: Language,
  token: string,
  { appName, origin }: LinkMail,
  isNew: boolean,
): Letter {
  const link = `${origin}/confirm-email?token=${token}`;
  if (language === 'el') {
    const occasion = isNew
      ? `Αυτή η διεύθυνση δόθηκε ως νέο e-mail ενός λογαριασμού στο ${appName}.`
      : `Στο ${appName} έγινε εγγραφή με αυτή τη διεύθυνση.`;
    return {
      subject: `Επιβεβαιώστε το e-mail σας για το ${appName}`,
      text: `${occasion} Επιβεβαιώστε την μέσα σε μία ημέρα:\n\n${link}\n\nΟ σύνδεσμος λειτουργεί μία φορά. Αν δεν ήσασταν εσείς, αγνοήστε αυτό το μήνυμα.\n`,
    };
  }
  const occasion = isNew
    ? `This address was given as the new e-mail of an account in ${appName}.`
    : `An account with this address was registered in ${appName}.`;
  return {
    subject: `Confirm your e-mail for ${appName}`,
    text: `${occasion} Confirm it within a day:\n\n${link}\n\nThe link works once. If it was not you, ignore this mail.\n`,
  };
}
