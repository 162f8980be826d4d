import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API reference</title>
  </head>
  <body>
    <div id="reference"></div>
    <script src="/docs/reference.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>`;

const start = `Scalar.createApiReference('#reference', { url: '/docs/openapi.json', withDefaultFonts: false, telemetry: false, hideClientButton: true });`;

/** Collects every contract into an OpenAPI document; must be called before the described routes are added. */
export async function describeApi(app: FastifyInstance, appName: string, version: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${appName} API`, version },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, ...rest }) => jsonSchemaTransform({ schema: schema ?? { hide: true }, url, ...rest }),
  });
}

/** The reference page. Its scripts are files, because the content security policy forbids inline scripts. */
export function apiDocsRoutes(app: FastifyInstance): void {
  const reference = join(
    dirname(createRequire(import.meta.url).resolve('@scalar/fastify-api-reference')),
    'js/standalone.js',
  );
  const hidden = { schema: { hide: true } };
  app.get('/docs', hidden, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/docs/openapi.json', hidden, (_request, reply) => reply.send(app.swagger()));
  app.get('/docs/start.js', hidden, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  app.get('/docs/reference.js', hidden, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(await readFile(reference)),
  );
}
