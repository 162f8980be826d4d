import { describe, expect, it } from 'vitest';
import { confirmLetter, linkLetter } from './letters.rules';

const server = { appName: 'Horae', origin: 'https://horae.example', language: 'el' } as const;
const maria = { fullName: 'Μαρία Παππά', language: 'en' } as const;

describe('the mail with a link for a password', () => {
  it('to reset it', () => {
    expect(linkLetter('reset', maria, 'abc', server)).toEqual({
      subject: 'Reset your Horae password',
      text: 'Choose a new password within 60 minutes:\n\nhttps://horae.example/reset-password?token=abc\n\nIf you did not request this, ignore this mail.\n',
    });
    expect(linkLetter('reset', { ...maria, language: 'el' }, 'abc', server)).toEqual({
      subject: 'Νέος κωδικός για το Horae',
      text: 'Επιλέξτε νέο κωδικό μέσα σε 60 λεπτά:\n\nhttps://horae.example/reset-password?token=abc\n\nΑν δεν το ζητήσατε εσείς, αγνοήστε αυτό το μήνυμα.\n',
    });
  });

  it('of an invitation', () => {
    expect(linkLetter('invitation', maria, 'xyz', server)).toEqual({
      subject: 'Welcome to Horae',
      text: 'Hello Μαρία Παππά,\n\nyou now have an account in Horae. Choose a password within 7 days:\n\nhttps://horae.example/invitation?token=xyz\n\nThe link works once.\n',
    });
    expect(linkLetter('invitation', { ...maria, language: 'el' }, 'xyz', server)).toEqual({
      subject: 'Καλώς ήρθατε στο Horae',
      text: 'Γεια σας Μαρία Παππά,\n\nυπάρχει λογαριασμός για εσάς στο Horae. Επιλέξτε κωδικό μέσα σε 7 ημέρες:\n\nhttps://horae.example/invitation?token=xyz\n\nΟ σύνδεσμος λειτουργεί μία φορά.\n',
    });
  });

  it.each<[Parameters<typeof linkLetter>[1]['language'], 'en' | 'el', string]>([
    ['en', 'el', 'Welcome to Horae'],
    ['el', 'en', 'Καλώς ήρθατε στο Horae'],
    // Mails are not in Albanian.
    ['sq', 'el', 'Welcome to Horae'],
    [null, 'el', 'Καλώς ήρθατε στο Horae'],
    [null, 'en', 'Welcome to Horae'],
  ])('is for the choice %s, where mails are usually in %s, “%s”', (language, usual, subject) => {
    expect(linkLetter('invitation', { ...maria, language }, 'x', { ...server, language: usual }).subject).toBe(subject);
  });
});

describe('the mail that confirms an address', () => {
  it.each([
    [true, 'This address was given as the new e-mail of an account in Horae.'],
    [false, 'An account with this address was registered in Horae.'],
  ])('new for its account: %s, in English', (isNew, occasion) => {
    expect(confirmLetter('en', 'abc', server, isNew)).toEqual({
      subject: 'Confirm your e-mail for Horae',
      text: `${occasion} Confirm it within a day:\n\nhttps://horae.example/confirm-email?token=abc\n\nThe link works once. If it was not you, ignore this mail.\n`,
    });
  });

  it.each([
    [true, 'Αυτή η διεύθυνση δόθηκε ως νέο e-mail ενός λογαριασμού στο Horae.'],
    [false, 'Στο Horae έγινε εγγραφή με αυτή τη διεύθυνση.'],
  ])('new for its account: %s, in Greek', (isNew, occasion) => {
    expect(confirmLetter('el', 'abc', server, isNew)).toEqual({
      subject: 'Επιβεβαιώστε το e-mail σας για το Horae',
      text: `${occasion} Επιβεβαιώστε την μέσα σε μία ημέρα:\n\nhttps://horae.example/confirm-email?token=abc\n\nΟ σύνδεσμος λειτουργεί μία φορά. Αν δεν ήσασταν εσείς, αγνοήστε αυτό το μήνυμα.\n`,
    });
  });
});
