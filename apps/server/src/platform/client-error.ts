import type { Socket } from 'node:net';
import type { ErrorBody } from '@horae/contract/errors';

const answers: Record<string, [status: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The address and headers are too long.'],
};
const fallback = ['400 Bad Request', 'This is not an HTTP request.'] as const;

/** Replies with the common error body to bytes that never parsed as a request, and closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const [status, message] = answers[error.code ?? ''] ?? fallback;
    const body = JSON.stringify({ error: { code: 'INVALID_REQUEST', message }, message } satisfies ErrorBody);
    const headers = ['content-type: application/json; charset=utf-8', `content-length: ${body.length}`];
    socket.write([`HTTP/1.1 ${status}`, ...headers, 'connection: close', '', body].join('\r\n'));
  }
  socket.destroy(error);
}
