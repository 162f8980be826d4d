import { sayGoodbye } from './api';
import { endSession, type SessionEnd } from './session';
import { stored } from './storage';

export function logOut(end: Extract<SessionEnd, 'logout' | 'idle'> = 'logout'): void {
  const token = stored.accessToken.get();
  endSession(end);
  if (token) sayGoodbye(token);
}
