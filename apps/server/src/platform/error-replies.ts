import type { ErrorBody } from '@horae/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { databaseAnswer } from './database-answer';
import { reasonOf } from './database-faults';
import { HttpError } from './errors';

/** How the body of a request may be compressed. */
export const bodyEncodings: ('gzip' | 'deflate' | 'br')[] = ['gzip', 'deflate', 'br'];

/** Replies to any thrown error with the common error body and its status. */
export function replyWithError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const answer = answerOf(error);
  if (answer.status === 500) request.log.error({ err: error }, 'unforeseen');
  else if (answer.status > 500 && answer !== error) request.log.warn({ reason: reasonOf(error) }, answer.message);
  const { error: more, current, retryAfterSeconds, acceptEncoding } = answer.more;
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
  if (acceptEncoding) reply.header('accept-encoding', acceptEncoding);
  if (request.routeOptions.config?.contract?.writes === 'text')
    return reply.code(answer.status).type('text/plain; charset=utf-8').send(`ERROR: ${answer.message}\n`);
  const body: ErrorBody = { error: { code: answer.code, message: answer.message, ...more }, message: answer.message };
  if (current !== undefined) body.current = current;
  return reply.code(answer.status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

function answerOf(error: FastifyError | Error): HttpError {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message: message ?? 'Invalid',
    }));
    return new HttpError(400, 'VALIDATION', sentenceOf(fields[0]), { error: { fields } });
  }
  const ofDatabase = databaseAnswer(error);
  if (ofDatabase) return ofDatabase;
  const code = 'code' in error ? error.code : '';
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new HttpError(413, 'PAYLOAD_TOO_LARGE', 'The body is larger than 1 MiB.');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send application/json.');
  }
  if (code === 'FST_CP_ERR_INVALID_CONTENT_ENCODING') {
    const sentence = 'Send the body as it is, or as gzip, deflate or br.';
    return new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE', sentence, { acceptEncoding: bodyEncodings.join(', ') });
  }
  if (code === 'FST_CP_ERR_INVALID_CONTENT') {
    return new HttpError(400, 'INVALID_JSON', 'The body is not compressed as its Content-Encoding says.');
  }
  if (code === 'FST_ERR_BAD_URL') return new HttpError(404, 'NOT_FOUND', 'No such call');
  if (status && status >= 400 && status < 500) return new HttpError(status, 'INVALID_REQUEST', error.message);
  return new HttpError(500, 'INTERNAL', 'Internal server error');
}

function sentenceOf(field: { path: string; message: string } | undefined): string {
  if (!field) return 'Invalid';
  return field.path ? `${field.path}: ${field.message}` : field.message;
}
