import { deflateRawSync } from 'node:zlib';

/** Packs files as ZIP; `claims` is the unpacked size that the archive states. */
export async function zip(files: Record<string, string>, { claims }: { claims?: number } = {}): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [title, content] = [Buffer.from(name), Buffer.from(text)];
    const packed = deflateRawSync(content);
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(claims ?? content.length, 8);
    sizes.writeUInt16LE(title.length, 12);
    const fields = Buffer.from([20, 0, 0, 8, 8, 0, 0, 0, 0, 0]);
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), fields, sizes, title, packed]);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, sizes, offset, title]));
    parts.push(header);
    at += header.length;
  }
  const size = directory.reduce((sum, one) => sum + one.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}
