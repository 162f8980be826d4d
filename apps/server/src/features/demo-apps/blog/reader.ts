/** Who reads: what is not published, and what may be deleted, depends on it. */
export interface Reader {
  id: number;
  role: 'admin' | 'client';
  timeZone: string;
}
