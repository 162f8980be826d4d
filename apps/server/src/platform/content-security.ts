import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings';

/** Adds the security headers. Plain http in a LAN must work, so https is required only for an https public address. */
export async function secureHeaders(app: FastifyInstance, { apiBaseUrl, publicUrl }: Settings): Promise<void> {
  const isHttps = publicUrl?.startsWith('https://') ?? false;
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Components position themselves with style attributes; style elements and scripts are never inline.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Mails can contain external images, which load only when the reader asks for them.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...(apiBaseUrl ? [new URL(apiBaseUrl).origin] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Both require a secure context, which plain http in a LAN is not.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: false,
  });
}
