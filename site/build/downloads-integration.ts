import { createReadStream } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentType } from '#backend/http/file-headers.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { downloadAddress } from '#content-model/download-address.ts';
import { downloadNames } from '#content-model/download-files.ts';

/** Gives the site the files of `content/files/`, and `npm run dev` too. */
export const downloadsIntegration: AstroIntegration = {
  name: 'downloads',
  hooks: {
    async 'astro:build:done'({ dir }) {
      for (const name of downloadNames(contentFolder)) {
        const target = join(fileURLToPath(dir), 'files', name.normalize());
        await cp(join(contentFolder, 'files', name), target);
      }
    },
    'astro:server:setup'({ server }) {
      server.middlewares.use((request, response, next) => {
        const name = downloadNames(contentFolder).find(
          (file) => downloadAddress(file) === request.url,
        );
        if (name === undefined) {
          next();
          return;
        }
        response.setHeader('content-type', contentType(name));
        createReadStream(join(contentFolder, 'files', name)).pipe(response);
      });
    },
  },
};
