import { z } from 'zod';
import { route } from '../route';
import { uploadPurposes } from './upload-limits';

/** A stored file. Records keep its address, which cannot be guessed; the file behind it never changes. */
export type Upload = z.infer<typeof Upload>;
export const Upload = z.object({
  address: z.string().meta({ example: '/uploads/pictures/…' }),
  name: z.string(),
  type: z.string().meta({ example: 'image/png' }),
  size: z.int(),
});

const Key = z.object({ key: z.string().max(100) });

export const uploadsContract = {
  add: route({
    method: 'POST',
    path: '/uploads/add',
    summary:
      'Store one file, sent as multipart/form-data in the field `file`. Avatars to 2 MB, pictures and attachments to 10 MB; the type is read from the content',
    access: 'session',
    takes: 'file',
    query: z.object({ purpose: z.enum(uploadPurposes) }),
    status: 201,
    reply: z.object({ upload: Upload }),
  }),
  progress: route({
    method: 'GET',
    path: '/uploads/progress',
    summary: 'How far an own file that is being imported has been read, from 0 to 1; null before it begins',
    access: 'session',
    query: z.object({ file: z.string().max(200) }),
    reply: z.object({ share: z.number().min(0).max(1).nullable() }),
  }),
  picture: route({
    method: 'GET',
    path: '/uploads/pictures/:key',
    summary: 'A stored picture, for anyone who knows its address (a page cannot send a token with a picture)',
    access: 'link',
    writes: 'stream',
    params: Key,
    reply: z.unknown(),
  }),
  file: route({
    method: 'GET',
    path: '/uploads/files/:key',
    summary: 'A stored attachment, for signed-in accounts that know its address',
    access: 'session',
    writes: 'stream',
    params: Key,
    reply: z.unknown(),
  }),
};
