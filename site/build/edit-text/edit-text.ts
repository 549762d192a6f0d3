import type { AstroIntegration } from 'astro';
import { contentFolder } from '#content-model/content-folder.ts';
import { answerEdits } from './answer-edits.ts';

/** "Edit text" in the toolbar of `npm run dev`: an owner clicks on a text or a picture and edits it. Not in the built site. */
export const editText: AstroIntegration = {
  name: 'edit-text',
  hooks: {
    'astro:config:setup'({ command, addDevToolbarApp, updateConfig }) {
      if (command !== 'dev') return;
      addDevToolbarApp({
        id: 'edit-text',
        name: 'Edit text',
        icon: pencil,
        entrypoint: new URL('toolbar-app.ts', import.meta.url),
      });
      // Found later, it would reload the page.
      updateConfig({ vite: { optimizeDeps: { include: ['zod'] } } });
    },
    'astro:server:setup'({ server }) {
      server.middlewares.use(answerEdits(contentFolder));
    },
  },
};

const pencil =
  '<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"><path d="m3 17 1-4.5L13.5 3 17 6.5 7.5 16 3 17Zm8.5-12L15 8.5"/></svg>';
