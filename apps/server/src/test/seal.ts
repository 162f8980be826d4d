import nacl from 'tweetnacl';

/** Encrypts the input like the kiosk page does. */
export function seal(publicKey: string, typed: { code: string; pin: string; key: string }) {
  const { publicKey: from, secretKey } = nacl.box.keyPair();
  const nonce = nacl.randomBytes(nacl.box.nonceLength);
  const message = new Uint8Array(Buffer.from(JSON.stringify(typed)));
  const box = nacl.box(message, nonce, new Uint8Array(Buffer.from(publicKey, 'base64')), secretKey);
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  return { from: text(from), nonce: text(nonce), box: text(box) };
}
