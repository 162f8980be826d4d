import type { Upload } from '@horae/contract/core/uploads.contract';
import type { ErrorBody } from '@horae/contract/errors';
import type { TestApp } from './start-test-app';

/** The smallest image: one transparent pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Builds a multipart form with one file, like a browser. */
export function formWith(field: string, content: Buffer, name: string): { payload: Buffer; type: string } {
  const boundary = '----horae';
  const quoted = name.replaceAll('"', '%22');
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${quoted}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { payload, type: `multipart/form-data; boundary=${boundary}` };
}

/** Uploads a file for the account of this token. */
export async function sendFile({ app }: TestApp, token: string, purpose: string, content: Buffer, name: string) {
  const { payload, type } = formWith('file', content, name);
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const answer = await app.inject({ method: 'POST', url: `/uploads/add?purpose=${purpose}`, headers, payload });
  return { status: answer.statusCode, body: answer.json<{ upload: Upload } & ErrorBody>() };
}
