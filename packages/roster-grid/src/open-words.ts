import { nameKey } from './fold';

/** How hotels call the line of work that nobody does yet. */
const words = new Set(
  [
    'open',
    'open shift',
    'open shifts',
    'vacant',
    'vacant shift',
    'vacant shifts',
    'vacancy',
    'vacancies',
    'unassigned',
    'unassigned shifts',
    'unfilled',
    'uncovered',
    'nobody',
    'to be filled',
    'tbd',
    'tba',
    'ανοιχτη',
    'ανοιχτες',
    'ανοικτη',
    'ανοικτες',
    'ανοιχτη βαρδια',
    'ανοιχτες βαρδιες',
    'ανοικτη βαρδια',
    'ανοικτες βαρδιες',
    'κενο',
    'κενα',
    'κενη',
    'κενες',
    'κενη βαρδια',
    'κενες βαρδιες',
    'κενη θεση',
    'κενες θεσεις',
    'ακαλυπτη',
    'ακαλυπτες',
    'ακαλυπτες βαρδιες',
    'χωρις ατομο',
    'κανεις',
  ].map(nameKey),
);

/** Whether the name of a line is a word for open work; a number after it tells several lines apart. */
export const isOpenLabel = (text: string): boolean => words.has(nameKey(text).replace(/ \d+$/, ''));
