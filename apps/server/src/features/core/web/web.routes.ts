import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from '#platform/accepts-gzip';
import { replyWithError } from '#platform/error-replies';
import { notFound } from '#platform/errors';
import { etagOf, holdsTag } from '#platform/etag';
import type { Settings } from '#platform/settings';
import { browserConfig } from './browser-config';

/** Serves the built browser application: hashed files as immutable, the page itself for every other path. */
export async function webRoutes(
  app: FastifyInstance,
  directory: string | undefined,
  settings: Settings,
  showsDemo: boolean,
) {
  const page = directory
    ? withConfig(await readFile(join(directory, 'index.html'), 'utf8'), settings, showsDemo)
    : null;
  const tag = page && etagOf(page);
  const zipped = page && gzipSync(page);

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (!page || !tag || !zipped) return replyWithError(notFound('Call'), request, reply);
    reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'Accept, Accept-Encoding');
    if (holdsTag(request, tag)) return reply.code(304).send();
    reply.code(200).type('text/html; charset=utf-8');
    return acceptsGzip(request) ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(page);
  };
  // Runs before a body is read: whatever it contains, there is no such call.
  app.addHook('onRequest', async (request) => {
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD') throw notFound('Call');
  });
  app.setNotFoundHandler((request, reply) =>
    isPageRequest(request) ? sendPage(request, reply) : replyWithError(notFound('Call'), request, reply),
  );
  // Whatever a monitor accepts, at these addresses is a page.
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  if (!directory) return;
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/') || path.includes('\\assets\\');
      reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

function isPageRequest({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}

function withConfig(html: string, settings: Settings, showsDemo: boolean): string {
  const json = JSON.stringify(browserConfig(settings, showsDemo)).replaceAll('<', '\\u003c');
  return html.replace('</head>', `<script type="application/json" id="config">${json}</script></head>`);
}
