/** Who looks: what is liked, and what may be deleted, depends on it. */
export interface Viewer {
  id: number;
  role: 'admin' | 'client';
  timeZone: string;
}
