import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings';

/** Security headers. Plain http in a LAN must work, so https is demanded only when the public address is https. */
export async function secureHeaders(app: FastifyInstance, { apiBaseUrl, publicUrl }: Settings): Promise<void> {
  const isHttps = publicUrl?.startsWith('https://') ?? false;
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Components place themselves by style attributes; no style element or script is ever inline.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Pictures from elsewhere stand in mails, and load only once somebody asks for them there.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...(apiBaseUrl ? [new URL(apiBaseUrl).origin] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Both need a secure context, which plain http in a LAN is not.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: false,
  });
}
