import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { ByteWriter } from './byte-writer';

const pieceSize = 512 * 1024;
const deflate = promisify(deflateRaw);
// Each piece ends at a byte boundary, so that pieces can be concatenated.
const howToDeflate = { level: 1, finishFlush: constants.Z_SYNC_FLUSH, chunkSize: pieceSize / 4 };

const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([3, 0]);

/**
 * Builds a gzip file (RFC 1952) while its text is still being written: other threads compress finished pieces
 * independently. Equal texts give equal files.
 */
export class ZippedText {
  readonly text: ByteWriter;
  private readonly pieces: Promise<Buffer>[] = [];
  private taken = 0;

  constructor(roomAtFirst: number) {
    this.text = new ByteWriter(roomAtFirst);
  }

  /** Has other threads compress the complete pieces written so far. */
  compress(): void {
    while (this.text.length - this.taken >= pieceSize) this.compressPiece(this.taken + pieceSize);
  }

  /** Returns the file once everything is written; afterwards nothing may be read or added. */
  async finish(): Promise<Buffer> {
    this.compress();
    if (this.taken < this.text.length) this.compressPiece(this.text.length);
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(crc32(this.text.written), 0);
    tail.writeUInt32LE(this.text.length % 2 ** 32, 4);
    const file = Buffer.concat([head, ...(await Promise.all(this.pieces)), lastBlock, tail]);
    this.text.release();
    return file;
  }

  private compressPiece(end: number): void {
    this.pieces.push(deflate(this.text.written.subarray(this.taken, end), howToDeflate));
    this.taken = end;
  }
}
