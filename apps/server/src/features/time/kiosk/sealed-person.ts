import type { Sealed } from '@horae/contract/time/kiosk.contract';
import nacl from 'tweetnacl';

/** The key pair with which kiosks seal what people type, derived from a secret of this installation. */
export interface KioskBox {
  publicKey: string;
  /** Opens what was sealed for the entry with this key; null if it was sealed for another entry or server. */
  open: (sealed: Sealed, key: string) => { code: string; pin: string } | null;
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

export function kioskBox(secret: Uint8Array): KioskBox {
  const { publicKey, secretKey } = nacl.box.keyPair.fromSecretKey(new Uint8Array(secret));
  return {
    publicKey: Buffer.from(publicKey).toString('base64'),
    open({ from, nonce, box }, key) {
      const [sender, number] = [bytes(from), bytes(nonce)];
      if (sender.length !== nacl.box.publicKeyLength || number.length !== nacl.box.nonceLength) return null;
      const opened = nacl.box.open(bytes(box), number, sender, secretKey);
      return opened && readTyped(Buffer.from(opened).toString('utf8'), key);
    },
  };
}

// The key inside the seal prevents reusing it for another entry.
function readTyped(text: string, key: string): { code: string; pin: string } | null {
  try {
    const { code, pin, key: sealedFor } = JSON.parse(text) as Record<string, unknown>;
    if (sealedFor !== key || typeof code !== 'string' || typeof pin !== 'string') return null;
    const isTyped = code.length <= 40 && pin.length <= 12 && !code.includes('\0');
    return isTyped ? { code: code.trim(), pin } : null;
  } catch {
    return null;
  }
}
