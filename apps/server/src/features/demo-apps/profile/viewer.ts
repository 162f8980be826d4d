/** The viewing account: decides which likes are its own and what may be deleted. */
export interface Viewer {
  id: number;
  role: 'admin' | 'client';
  timeZone: string;
}
