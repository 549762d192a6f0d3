import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` into a helper that fetches what the script imports ahead of it, and its
 * style sheets. Every page would carry that helper: it is half as large as all that a page runs, and
 * what comes by it here has no style sheet and few imports.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
