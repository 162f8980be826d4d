/** The languages of screens and mails. */
export const languages = ['en', 'el'] as const;
export type Language = (typeof languages)[number];
