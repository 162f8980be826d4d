import { FileFault } from './file-fault';
import { mostUnpackedBytes } from './limits';

interface Chunks {
  read: () => Promise<{ done: boolean; value?: Uint8Array }>;
  cancel: () => Promise<void>;
}

// Browsers and Node.js have it; this package knows the types of neither.
declare const DecompressionStream: new (
  format: 'deflate-raw',
) => {
  writable: { getWriter: () => { write: (content: Uint8Array) => Promise<void>; close: () => Promise<void> } };
  readable: { getReader: () => Chunks };
};

interface Entry {
  method: number;
  packed: number;
  header: number;
}

/** The files in a ZIP archive. They are unpacked one by one, together up to the limit, whatever sizes it claims. */
export class Archive {
  private readonly entries = new Map<string, Entry>();
  private readonly content: Uint8Array;
  private readonly view: DataView;
  private left = mostUnpackedBytes;

  constructor(content: Uint8Array) {
    this.content = content;
    this.view = new DataView(content.buffer, content.byteOffset, content.byteLength);
    try {
      this.readDirectory();
    } catch {
      throw damaged();
    }
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** Returns the bytes of a file; throws if it is missing, damaged or too large. */
  async bytes(name: string): Promise<Uint8Array> {
    const entry = this.entries.get(name);
    if (!entry) throw damaged();
    const { method, packed, header } = entry;
    if (header + 30 > this.content.length || this.view.getUint32(header, true) !== 0x04034b50) throw damaged();
    const start = header + 30 + this.view.getUint16(header + 26, true) + this.view.getUint16(header + 28, true);
    if (start + packed > this.content.length) throw damaged();
    const data = this.content.subarray(start, start + packed);
    if (method !== 0 && method !== 8) throw damaged();
    const unpacked = method === 0 ? data : await inflate(data, this.left);
    if (unpacked.length > this.left) throw tooMuch();
    this.left -= unpacked.length;
    return unpacked;
  }

  private readDirectory(): void {
    const { view, content } = this;
    let end = content.length - 22;
    while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
    const count = view.getUint16(end + 10, true);
    let at = view.getUint32(end + 16, true);
    for (let read = 0; read < count; read += 1) {
      if (view.getUint32(at, true) !== 0x02014b50) throw damaged();
      const [nameLength, extraLength, noteLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
      const name = ascii(content.subarray(at + 46, at + 46 + nameLength!));
      const [method, packed, header] = [
        view.getUint16(at + 10, true),
        view.getUint32(at + 20, true),
        view.getUint32(at + 42, true),
      ];
      this.entries.set(name, { method, packed, header });
      at += 46 + nameLength! + extraLength! + noteLength!;
    }
  }
}

// The names that matter are plain ASCII.
const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 500));

async function inflate(data: Uint8Array, most: number): Promise<Uint8Array> {
  const { writable, readable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // A failure of the writer also fails the reader below.
  void writer.write(data).catch(() => undefined);
  void writer.close().catch(() => undefined);
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { value } = await reader.read().catch(() => {
      throw damaged();
    });
    if (!value) break;
    size += value.length;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      throw tooMuch();
    }
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** The fault of a workbook whose parts do not fit together. */
export const damaged = () =>
  new FileFault('damaged', 'This workbook is damaged. Open it in Excel or LibreOffice and save it again.');

function tooMuch(): FileFault {
  const most = String(mostUnpackedBytes / 1_000_000);
  return new FileFault(
    'too-much-unpacked',
    `This workbook is larger than ${most} MB when unpacked. Copy the sheet into a new workbook without pictures and import that.`,
    most,
  );
}
