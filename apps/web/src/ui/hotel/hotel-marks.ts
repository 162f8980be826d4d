/** Logos on a 24 px grid, drawn for this product; they represent no real company. */
export const drawings = [
  'M4 16q2.7-2 5.3 0t5.3 0 5.3 0M4 20q2.7-2 5.3 0t5.3 0 5.3 0M7 12a5 5 0 0 1 10 0M12 3v1.5M5.6 5.6l1 1M18.4 5.6l-1 1',
  'M4 20h16M6 17V10m4 7V10m4 7V10m4 7V10M4 9.5 12 4l8 5.5z',
  'M12 21c0-5 .4-8 1-11M13 10c-3-3-6-3-8-1M13 10c0-4 3-6 6-5M13 10c3-1 5 0 6 3M13 10c-3 0-5 2-5 5',
  'M3 19 9.5 7l4.5 7 2-3 5 8z',
  'M11 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM11 12h10M18 12v3.5M14.5 12v2.5',
  'M12 8v12M14 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM5 13a7 7 0 0 0 14 0M8.5 11h7',
  'M12 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2z',
  'M5 19C5 10 10 5 19 5c0 9-5 14-14 14zM5 19l8-8',
  'M12 19 5 9a9 9 0 0 1 14 0zM12 19V6M12 19 8.5 7M12 19l3.5-12',
  'M5 18h14M6.5 18a5.5 5.5 0 0 1 11 0M12 12.5V9M10 8h4',
  'M4 15h16l-3 4H7zM12 15V5l6 8h-6',
  'M6 19v-8a6 6 0 0 1 12 0v8M4 19h16M10 19v-6a2 2 0 0 1 4 0v6',
  'M6 5h12v14H6zM12 5v14M6 12h12',
  'M12 4l7 8-7 8-7-8zM5 12h14',
  'M4 8q2-2 4 0t4 0 4 0 4 0M4 13q2-2 4 0t4 0 4 0 4 0M4 18q2-2 4 0t4 0 4 0 4 0',
  'M16 5a8 8 0 1 0 3 11A7 7 0 0 1 16 5z',
  'M5 19 19 5M9 15c-3 0-4-2-4-4 3 0 4 2 4 4zM9 15c0 3 2 4 4 4 0-3-2-4-4-4zM13 11c-3 0-4-2-4-4 3 0 4 2 4 4zM13 11c0 3 2 4 4 4 0-3-2-4-4-4z',
  'M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM12 9V4M12 20v-5M9 12H4M20 12h-5M9.9 9.9 6.3 6.3M17.7 17.7l-3.6-3.6M14.1 9.9l3.6-3.6M6.3 17.7l3.6-3.6',
  'M8 20V10h8v10M7 10V5h2v2h2V5h2v2h2V5h2v5zM11 20v-4h2v4',
  'M4 10c3 0 5 1 8 4 3-3 5-4 8-4M8 17q4 3 8 0',
];

/** The first drawings belong to these hotels; the others are shared. */
const owners = [1003, 1004, 3000, 6001, 9000, 30_191];

/** Returns a company's drawing, derived from its number if none was chosen; null if it gets a monogram. */
export function hotelMark(id: number, chosen?: string): string | null {
  if (chosen) return drawings[Number(chosen.slice('drawn:'.length))] ?? null;
  const isShared = id >= 20_182 && id <= 20_230;
  return drawings[isShared ? owners.length + (id % (drawings.length - owners.length)) : owners.indexOf(id)] ?? null;
}

/** Background colours on which white has a contrast of at least 4.5:1. */
const grounds = ['#0B5F73', '#2E67A0', '#1B6B45', '#7B1F62', '#2B2782', '#7A5200', '#44555E'];

export function markGround(id: number): string {
  return grounds[id % grounds.length] ?? '#44555E';
}

/** Returns two letters: `ΑΠ` for `Αιγαίο Παλάς`. */
export function monogram(name: string): string {
  const [first = '', second = ''] = name.split(/[^\p{L}\d]+/u).filter(Boolean);
  return ([...first].slice(0, second ? 1 : 2).join('') + ([...second][0] ?? '')).toLocaleUpperCase('el');
}
