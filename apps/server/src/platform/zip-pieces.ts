import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const pieceSize = 512 * 1024;
const deflate = promisify(deflateRaw);
// Each piece ends at a whole byte, so that pieces stand behind one another.
const howToDeflate = { level: 1, finishFlush: constants.Z_SYNC_FLUSH, chunkSize: pieceSize / 4 };

const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([3, 0]);

/**
 * Makes one gzip file (RFC 1952) of a text that is still being written: other threads compress what is there already, each
 * piece by itself. Equal texts that arrive in equal pieces give equal files.
 */
export class PieceZipper {
  private readonly pieces: Promise<Buffer>[] = [];
  private taken = 0;

  /** Takes what is new of a text so far as whole pieces; what was taken must not change any more. */
  take(text: Buffer): void {
    while (text.length - this.taken >= pieceSize) this.compress(text.subarray(this.taken, this.taken + pieceSize));
  }

  /** The file, of the whole text. */
  async finish(text: Buffer): Promise<Buffer> {
    this.take(text);
    if (this.taken < text.length) this.compress(text.subarray(this.taken));
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(crc32(text), 0);
    tail.writeUInt32LE(text.length % 2 ** 32, 4);
    return Buffer.concat([head, ...(await Promise.all(this.pieces)), lastBlock, tail]);
  }

  private compress(piece: Buffer): void {
    this.taken += piece.length;
    this.pieces.push(deflate(piece, howToDeflate));
  }
}
