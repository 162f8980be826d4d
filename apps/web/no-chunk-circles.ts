import type { Plugin } from 'vite';

/** Fails a build whose chunks import each other in a circle: one of them would use the other before it has run. */
export function noChunkCircles(): Plugin {
  return {
    name: 'horae-no-chunk-circles',
    generateBundle(_options, bundle) {
      const clear = new Set<string>();
      const visit = (file: string, path: string[]): void => {
        if (path.includes(file)) this.error(`Chunks import each other: ${[...path, file].join(' → ')}`);
        const chunk = bundle[file];
        if (clear.has(file) || chunk?.type !== 'chunk') return;
        for (const imported of chunk.imports) visit(imported, [...path, file]);
        clear.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}
