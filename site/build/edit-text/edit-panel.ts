import type { z } from 'zod';
import { answer, type Place, type Question } from './edit-messages.ts';
import { panelStyle } from './panel-style.ts';
import { changesIn, placeForm } from './place-form.ts';

/** The window of "Edit text": finds the places of a text or picture, saves one, and publishes the site. */
export class EditPanel {
  readonly #status = make('p', { role: 'status' });
  readonly #problems = make('p', { role: 'alert' });
  readonly #place = make('div');
  readonly #log = make('pre', { role: 'log', ariaLabel: 'Publishing', tabIndex: 0, hidden: true });
  /** Empty while no place is shown. */
  #form = make('form');
  #questions = 0;

  constructor(canvas: ShadowRoot) {
    const publish = button('Publish', 'outline', () => void this.#publish());
    const hint = 'Click a text or a picture of the page. Hold Alt to use the page.';
    const head = make('header', {}, make('h2', {}, 'Edit text'), publish);
    const body = make('div', { className: 'body' }, make('p', {}, hint));
    body.append(this.#status, this.#place, this.#log);
    const panel = document.createElement('astro-dev-toolbar-window');
    panel.setAttribute('placement', 'bottom-right');
    panel.append(head, body);
    canvas.append(make('style', {}, panelStyle), panel);
  }

  /** Called when it has become visible. It stays open on the next page, and when a saved text reloads this one. */
  open(): void {
    this.#showStatus(sessionStorage.getItem(statusKey) ?? '');
  }

  close(): void {
    sessionStorage.removeItem(statusKey);
  }

  #showStatus(text: string): void {
    sessionStorage.setItem(statusKey, text);
    this.#status.textContent = text;
  }

  /** Returns whether what was typed is saved, or may be lost. */
  mayLeave(): boolean {
    return changesIn(this.#form).length === 0 || confirm('Leave this text without saving?');
  }

  /** Shows the places of a text or a picture. */
  async ask(question: Question): Promise<void> {
    this.#show();
    this.#questions += 1;
    const number = this.#questions;
    const { problems, places } = await post('find', question);
    if (number !== this.#questions) return;
    const [first] = places;
    if (first) this.#show(first, places);
    else if (problems.length > 0) this.#report(problems);
    else this.#showStatus(notFound);
  }

  #show(shown?: Place, places: readonly Place[] = []): void {
    this.#report([]);
    this.#showStatus('');
    this.#form = placeForm(shown?.controls ?? '');
    this.#place.replaceChildren(this.#problems);
    if (shown === undefined) return;
    const form = this.#form;
    form.prepend(make('h3', {}, shown.name));
    form.append(
      this.#problems,
      button('Save', 'purple', () => form.requestSubmit()),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#save(shown);
    });
    this.#place.replaceChildren(form);
    const others = places.filter((place) => place !== shown);
    const items = others.map((place) => {
      const open = () => this.mayLeave() && this.#show(place, places);
      return make('li', {}, button(`${place.name}: ${place.start}`, 'gray', open));
    });
    if (items.length > 0) {
      this.#place.append(make('h4', {}, 'Other places with these words'), make('ul', {}, ...items));
    }
    form.querySelector<HTMLElement>('textarea, select')?.focus();
  }

  async #save(place: Place): Promise<void> {
    const changes = changesIn(this.#form);
    this.#report(changes.length === 0 ? ['Nothing has changed.'] : []);
    if (changes.length === 0) return;
    const saved = `Saved: ${place.name}.`;
    // The page may reload before the answer is here.
    sessionStorage.setItem(statusKey, saved);
    const { problems } = await post('save', { file: place.file, changes });
    if (problems.length === 0) this.#show();
    else this.#report(problems);
    this.#showStatus(problems.length === 0 ? saved : '');
  }

  async #publish(): Promise<void> {
    if (!this.mayLeave() || !confirm('Publish the site?')) return;
    // Its steps would be out of sight under a text.
    this.#show();
    this.#log.hidden = false;
    this.#log.textContent = '';
    const response = await send('publish', {});
    const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      this.#log.append(part.value);
      this.#log.scrollIntoView({ block: 'end' });
    }
    if (reader === undefined) this.#log.textContent = noAnswer;
  }

  #report(problems: readonly string[]): void {
    this.#problems.textContent = problems.join('\n');
    this.#problems.scrollIntoView({ block: 'nearest' });
  }
}

/** Returns whether it was open when the page was left or reloaded. */
export function wasOpen(): boolean {
  return sessionStorage.getItem(statusKey) !== null;
}

const statusKey = 'edit-text-status';
const noAnswer = 'npm run dev does not answer.';
const notFound =
  'No file has this text: the page puts it together from several values, such as the hours in agency.yaml.';

/** Returns a new element with these properties and what is in it. */
function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

function button(text: string, style: string, onClick: () => unknown): HTMLElement {
  const element = document.createElement('astro-dev-toolbar-button');
  element.setAttribute('button-style', style);
  element.setAttribute('size', 'medium');
  element.append(text);
  element.addEventListener('click', onClick);
  return element;
}

async function post(action: string, body: object): Promise<z.infer<typeof answer>> {
  const response = await send(action, body);
  const received: unknown = await response?.json().catch(() => undefined);
  return answer.safeParse(received).data ?? { problems: [noAnswer], places: [] };
}

function send(action: string, body: object): Promise<Response | undefined> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`/_edit-text/${action}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
