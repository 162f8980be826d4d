import type { UploadPurpose } from '@horae/contract/core/upload-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { holdsTag } from '../etag';
import { openUpload } from './upload-store';

/** Sends a stored file so that no browser executes it: typed by content, sandboxed, attachments only as downloads. */
export async function sendUpload(
  db: Database,
  directory: string,
  request: { params: { key: string }; headers: FastifyRequest['headers'] },
  reply: FastifyReply,
  purposes: UploadPurpose[],
): Promise<FastifyReply> {
  const { upload, file } = await openUpload(db, directory, request.params.key, purposes);
  const tag = `"${upload.digest}"`;
  const isDownload = upload.purpose === 'attachment';
  reply
    .header('etag', tag)
    // The file at an address never changes, but who may see an attachment does.
    .header('cache-control', isDownload ? 'private, no-cache' : 'private, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox")
    .header('content-disposition', `${isDownload ? 'attachment' : 'inline'}; ${fileNameOf(upload.name)}`);
  if (holdsTag(request, tag)) {
    await file.close();
    return reply.code(304).send();
  }
  reply.type(upload.type.startsWith('text/') ? `${upload.type}; charset=utf-8` : upload.type);
  return reply.header('content-length', upload.size).send(file.createReadStream());
}

/** The file name for old and new browsers (RFC 6266): in ASCII, and exact. */
function fileNameOf(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `filename="${plain}"; filename*=UTF-8''${exact}`;
}
