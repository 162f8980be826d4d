import type { UploadPurpose } from '@horae/contract/core/upload-limits';
import { type Upload, uploadsContract } from '@horae/contract/core/uploads.contract';
import { queryOptions } from '@tanstack/react-query';
import { call, callForResponse, sendInSession } from './api';
import { config } from './config';
import { readError } from './read-error';
import { queryText } from './request-url';
import { saveFile } from './save-file';
import { sendForm } from './send-form';
import { sessionSignal } from './session';

export interface FileToSend {
  purpose: UploadPurpose;
  name: string;
  content: Blob;
}

/** Stores a file on the server and returns the upload with the address that records refer to. */
export async function uploadFile(
  { purpose, name, content }: FileToSend,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<Upload> {
  const url = `${config.apiBaseUrl}${uploadsContract.add.path}${queryText({ purpose })}`;
  const ended = AbortSignal.any([signal, sessionSignal()]);
  const response = await sendInSession((token) => {
    const form = new FormData();
    form.append('file', content, name);
    return sendForm({ url, form, token, onProgress, signal: ended });
  });
  if (!response.ok) throw await readError(response);
  const { upload } = (await response.json()) as { upload: Upload };
  return upload;
}

const askAgainMilliseconds = 500;

/** How far the server has read an own file, from 0 to 1, asked again and again while it reads. */
export const readingQuery = (file: string, isReading: boolean) =>
  queryOptions({
    queryKey: ['reading-progress', file],
    queryFn: ({ signal }) => call(uploadsContract.progress, { query: { file } }, signal),
    enabled: isReading,
    refetchInterval: askAgainMilliseconds,
    gcTime: 0,
    retry: false,
    select: ({ share }) => share,
  });

/** Downloads a stored attachment; the request carries the session token, which a plain link could not. */
export async function downloadUpload(address: string, name: string): Promise<void> {
  const key = address.slice(address.lastIndexOf('/') + 1);
  const response = await callForResponse(uploadsContract.file, { params: { key } });
  if (!response.ok) throw await readError(response);
  saveFile(name, response.headers.get('content-type') ?? 'application/octet-stream', await response.blob());
}
