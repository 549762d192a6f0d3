import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { byteRange } from '#backend/http/byte-range.ts';
import { contentType } from '#backend/http/file-headers.ts';
import type { WireResponse } from '#backend/http/wire-response.ts';
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
        const answer = answerDownload(contentFolder, request);
        if (answer === undefined) next();
        else response.writeHead(answer.status, { ...answer.headers }).end(answer.body);
      });
    },
  },
};

/** Returns a file to download, or the part of it that is asked for; `undefined` if there is none. */
function answerDownload(
  folder: string,
  request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
): WireResponse | undefined {
  const name = downloadNames(folder).find((file) => downloadAddress(file) === request.url);
  if (name === undefined) return undefined;
  try {
    const body = readFileSync(join(folder, 'files', name));
    const headers = { 'content-type': contentType(name) };
    return byteRange({ status: 200, headers, body }, request);
  } catch {
    // A folder. The build says so.
    return undefined;
  }
}
