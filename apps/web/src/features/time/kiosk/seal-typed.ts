import type { Sealed } from '@horae/contract/time/kiosk.contract';
import nacl from 'tweetnacl';

const text = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const bytes = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Seals what was typed for one entry; only the server can open it, not even the tablet itself. */
export function sealTyped(publicKey: string, typed: { code: string; pin: string; key: string }): Sealed {
  const { publicKey: from, secretKey } = nacl.box.keyPair();
  const nonce = nacl.randomBytes(nacl.box.nonceLength);
  const box = nacl.box(new TextEncoder().encode(JSON.stringify(typed)), nonce, bytes(publicKey), secretKey);
  return { from: text(from), nonce: text(nonce), box: text(box) };
}
