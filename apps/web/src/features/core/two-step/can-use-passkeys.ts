/** Whether this browser offers passkeys here: they need https, or localhost. */
export const canUsePasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window;
