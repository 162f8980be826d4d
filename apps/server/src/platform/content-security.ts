import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Settings } from './settings';

/** Adds the security headers. Plain http in a LAN must work, so https is required only for an https public address. */
export function secureHeaders(app: FastifyInstance, { apiBaseUrl, publicUrl }: Settings): void {
  const isHttps = publicUrl?.startsWith('https://') ?? false;
  // Made once: the plugin of the same name reads these settings anew in every request.
  const protect = helmet({
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
  app.addHook('onRequest', ({ raw }, reply, next) => protect(raw, reply.raw, () => next()));
}
