import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` in a helper that preloads dependencies and style sheets. It is half as
 * large as all the script of a page, and our imports have no style sheets and few dependencies.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
