import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { readContent } from '#content-model/read-content.ts';
import { textFacts } from '#content-model/text-facts.ts';
import { describePlace } from './describe-place.ts';
import { changes, question } from './edit-messages.ts';
import { findPictures, findPlaces } from './find-places.ts';
import { publishSite } from './publish-site.ts';
import { saveValues } from './save-values.ts';
import { textPlaces } from './text-places.ts';

/** Returns what answers the panel "Edit text": a middleware for this machine and pages of this address only. */
export function answerEdits(folder: string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [, action] = /^\/_edit-text\/(find|save|publish)$/.exec(request.url ?? '') ?? [];
    const refusal = refusalOf(request);
    if (action === undefined) next();
    else if (refusal !== undefined) send(response, 403, { problems: [refusal] });
    else if (action === 'publish') publishSite(response);
    else {
      const work = action === 'find' ? find : save;
      work(folder, request).then(
        (answer) => send(response, 200, answer),
        (error: unknown) => {
          const message = error instanceof Error ? error.message : String(error);
          send(response, 400, { problems: message.split('\n') });
        },
      );
    }
  };
}

/** Returns why a request is refused: another site can reach this server by DNS rebinding. */
function refusalOf({ method, headers, socket }: IncomingMessage): string | undefined {
  const { host = '', origin, 'content-type': type } = headers;
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  if (!/^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? ''))
    return 'Edit on the machine that runs npm run dev.';
  if (!/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(name))
    return `Open the site at localhost, not at ${host}.`;
  if (origin !== `http://${host}`) return 'Only a page of this site can edit it.';
  if (method !== 'POST' || type !== 'application/json') return 'Only JSON is read.';
  return undefined;
}

async function find(folder: string, request: IncomingMessage) {
  const asked = question.parse(JSON.parse(await text(request)));
  const places = textPlaces(folder, textFacts(readContent(folder)));
  const found = 'texts' in asked ? findPlaces(places, asked.texts) : findPictures(places, asked);
  const described = found.map((place) => describePlace(folder, places, place));
  return { problems: [], places: await Promise.all(described) };
}

async function save(folder: string, request: IncomingMessage) {
  const { file, changes: values } = changes.parse(JSON.parse(await text(request)));
  return { problems: await saveValues(folder, file, values) };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
