// dependency-cruiser reads only the first target of an entry in package.json's "imports"; those of the web have two.
// Imports of style sheets already include their extension.
const { join } = require('node:path');

const extensions = ['.ts', '.tsx', ''];

class EveryTarget {
  apply(resolver) {
    const file = resolver.ensureHook('file');
    resolver.getHook('internal').tapAsync('EveryTarget', (request, context, callback) => {
      if (!request.descriptionFileRoot?.endsWith(join('apps', 'web')) || !request.request?.startsWith('#'))
        return callback();
      const path = join(request.descriptionFileRoot, 'src', request.request.slice(1));
      const tryNext = ([extension, ...rest]) => {
        if (extension === undefined) return callback();
        const target = { ...request, request: undefined, path: path + extension };
        resolver.doResolve(file, target, `as ${extension}`, context, (error, found) =>
          error || found ? callback(error, found) : tryNext(rest),
        );
      };
      tryNext(extensions);
    });
  }
}

module.exports = { resolve: { plugins: [new EveryTarget()] } };
