import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Encrypts texts for the database with this installation's key. */
export interface Sealer {
  /** `about` names what the text belongs to; opening it requires the same value. */
  seal: (text: string, about: string) => string;
  /** Returns the text; null if it was sealed with another key or another `about`. */
  open: (sealed: string, about: string) => string | null;
  /** The same for equal texts, so that they are found again; without the key nobody can try out texts. */
  print: (text: string) => string;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Seals with AES-256-GCM; prints are the first 128 bits of an HMAC by a key of their own. */
export function sealer(key: Uint8Array): Sealer {
  const printKey = createHmac('sha256', key).update('horae prints').digest();
  return {
    seal(text, about) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(about));
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
      } catch {
        return null;
      }
    },
    print: (text) => createHmac('sha256', printKey).update(text).digest().subarray(0, 16).toString('base64url'),
  };
}
