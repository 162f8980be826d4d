import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

type CborValue = number | string | Buffer | Map<number | string, CborValue>;

/** CBOR of the few kinds of values that authenticators write. */
function cbor(value: CborValue): Buffer {
  const head = (kind: number, size: number) =>
    size < 24
      ? Buffer.from([kind | size])
      : size < 256
        ? Buffer.from([kind | 24, size])
        : Buffer.from([kind | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(0x20, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(0x60, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(0x40, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)]);
  return Buffer.concat([head(0xa0, value.size), ...entries]);
}

/** An authenticator in software: a passkey with ES256 and a counter that a test may set. */
export function softPasskey({ origin = 'http://localhost:4000', host = 'localhost' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const state = { counter: 0 };
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };
  const clientData = (type: string, challenge: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, more = Buffer.alloc(0)) => {
    state.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(state.counter);
    return Buffer.concat([digest(host), Buffer.from([flags]), counter, more]);
  };
  return {
    state,
    /** Answers the challenge for a new passkey. */
    register({ challenge }: Record<string, unknown>) {
      const { x, y } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, CborValue>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
      const authData = authenticatorData(0x45, credential);
      const attestation = new Map<string, CborValue>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(cbor(attestation)),
      };
      return { ...named, response };
    },
    /** Answers the challenge of a second step. */
    answer({ challenge }: Record<string, unknown>) {
      const data = clientData('webauthn.get', challenge);
      const authData = authenticatorData(0x05);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, digest(data)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      };
      return { ...named, response };
    },
  };
}
