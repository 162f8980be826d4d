/** The reading account: decides which drafts are visible and what may be deleted. */
export interface Reader {
  id: number;
  role: 'admin' | 'client';
  timeZone: string;
}
