import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Matches by length: secrets in paths are at least this long, and no id, name or date is. */
const secret = /[\w-]{40,}/g;

const withoutSecrets = (text: string) => text.replaceAll(secret, '…');

/** What is logged of a request: no headers, and no secrets from its address. */
export const discreetLog = {
  serializers: {
    req: ({ method, url, host, ip }: FastifyRequest) => ({ method, url: withoutSecrets(url), host, remoteAddress: ip }),
  },
  hooks: {
    logMethod(args, method) {
      // Messages of the framework contain addresses too.
      const discreet = args.map((arg: unknown) => (typeof arg === 'string' ? withoutSecrets(arg) : arg));
      method.apply(this, discreet as typeof args);
    },
  },
} satisfies Pick<LoggerOptions, 'serializers' | 'hooks'>;
