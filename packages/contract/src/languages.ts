/** The languages of every screen, and of mails. */
export const languages = ['en', 'el'] as const;
export type Language = (typeof languages)[number];

/** Those that a person may choose; in Albanian are the login and an employee's own time, the rest is English. */
export const ownLanguages = [...languages, 'sq'] as const;
export type OwnLanguage = (typeof ownLanguages)[number];

/** The language of mails and calendar feeds to a person who has chosen a language, or none. */
export const mailLanguage = (own: OwnLanguage | null, usual: Language): Language =>
  own === 'sq' ? 'en' : (own ?? usual);
