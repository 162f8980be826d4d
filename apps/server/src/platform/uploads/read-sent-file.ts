import { type UploadPurpose, uploadLimits } from '@horae/contract/core/upload-limits';
import type { FastifyRequest } from 'fastify';
import { HttpError, invalid } from '../errors';
import { tooLargeSentence } from './upload-store';

interface SentFile {
  name: string;
  content: Buffer;
}

const atOnceAtMost = 8;
let underWay = 0;

/** Reads the only file of a form completely; rejects it as soon as it exceeds the limit. */
export async function readSentFile(
  request: Pick<FastifyRequest, 'isMultipart' | 'file'>,
  purpose: UploadPurpose,
): Promise<SentFile> {
  if (!request.isMultipart()) throw new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send multipart/form-data.');
  // Each upload is buffered in memory while it is read.
  if (underWay >= atOnceAtMost) {
    throw new HttpError(503, 'UNAVAILABLE', 'Too many uploads at once.', { retryAfterSeconds: 2 });
  }
  underWay += 1;
  try {
    const part = await request.file({ limits: { fileSize: uploadLimits[purpose], files: 1, fields: 0, parts: 1 } });
    if (part?.fieldname !== 'file') throw invalid('file', 'Send one file in the field “file”.');
    return { name: part.filename ?? '', content: await part.toBuffer() };
  } catch (error) {
    throw error instanceof HttpError ? error : refusalOf(error, purpose);
  } finally {
    underWay -= 1;
  }
}

function refusalOf(error: unknown, purpose: UploadPurpose): HttpError {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new HttpError(413, 'PAYLOAD_TOO_LARGE', tooLargeSentence(purpose));
  return invalid('file', 'Send one file in the field “file”, as multipart/form-data.');
}
