/** Who is calling, as the access token and the database say at this moment. */
export interface Account {
  id: number;
  role: 'admin' | 'client';
  email: string;
  fullName: string;
  sessionId: string;
}

/** Finds the account of an access token; null when it is malformed, expired, revoked or of the wrong kind. */
export type Authenticate = (accessToken: string) => Promise<Account | null>;
