import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** As long as the secrets that stand in paths; no id, name or date is. */
const secret = /[\w-]{40,}/g;

const withoutSecrets = (text: string) => text.replaceAll(secret, '…');

/** What the log says of a request: no header, and no secret that stands in its address. */
export const discreetLog = {
  serializers: {
    req: ({ method, url, host, ip }: FastifyRequest) => ({ method, url: withoutSecrets(url), host, remoteAddress: ip }),
  },
  hooks: {
    logMethod(args, method) {
      // Sentences of the framework name addresses, too.
      const discreet = args.map((arg: unknown) => (typeof arg === 'string' ? withoutSecrets(arg) : arg));
      method.apply(this, discreet as typeof args);
    },
  },
} satisfies Pick<LoggerOptions, 'serializers' | 'hooks'>;
