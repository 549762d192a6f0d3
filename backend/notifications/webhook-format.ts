import type { StoredMessage } from '../contact/message-store.ts';
import { unlink } from '../text/unlink.ts';

interface WebhookRequest {
  readonly url: URL;
  /** To be sent as JSON. */
  readonly body: object;
}

/** Writes a message the way the service at an address reads it. */
type WebhookFormat = (address: URL, message: StoredMessage) => WebhookRequest;

/**
 * Returns the format for an address. Slack, Microsoft Teams and ntfy are known by their hosts, or by
 * `#slack`, `#teams` or `#ntfy` after any address (Mattermost and Rocket.Chat read what Slack reads). All
 * others, and those with `#json`, get the message as JSON.
 */
export function webhookFormat({ hostname, hash }: URL): WebhookFormat {
  if (hash === '#json') return json;
  const named = services.find(({ mark }) => hash === mark);
  return (named ?? serviceAt(hostname))?.format ?? json;
}

/** Returns the name of the service at a host, if it is a known one. */
export function webhookServiceName(hostname: string): string | undefined {
  return serviceAt(hostname)?.name;
}

function serviceAt(hostname: string) {
  return services.find(({ hosts }) => hosts.test(hostname));
}

/** `&`, `<` and `>` are Slack's only markup here; styles and links are switched off. */
const slack: WebhookFormat = (url, message) => {
  const { title, lines } = summary(message);
  const text = [title, ...lines]
    .join('\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return {
    url,
    body: { text, mrkdwn: false, parse: 'none', unfurl_links: false, unfurl_media: false },
  };
};

/** An Adaptive Card of text runs: any other text in a card is read as Markdown. */
const teams: WebhookFormat = (url, message) => {
  const { title, lines } = summary(message);
  const paragraph = (text: string, weight: 'Bolder' | 'Default') => ({
    type: 'RichTextBlock',
    inlines: [{ type: 'TextRun', text, weight }],
  });
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.2',
    fallbackText: title,
    body: [paragraph(title, 'Bolder'), ...lines.map((line) => paragraph(line, 'Default'))],
  };
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', content };
  return { url, body: { type: 'message', attachments: [attachment] } };
};

/** ntfy reads JSON at its root only: the topic moves from the path into the body. */
const ntfy: WebhookFormat = (address, message) => {
  const { title, lines } = summary(message);
  const { root = '/', topic = '' } =
    /^(?<root>.*\/)(?<topic>[^/]+)\/?$/.exec(address.pathname)?.groups ?? {};
  const url = new URL(address);
  url.pathname = root;
  return { url, body: { topic, title, message: lines.join('\n'), priority: 4 } };
};

const json: WebhookFormat = (url, message) => {
  const { id, receivedAt, page, content } = message;
  const { title, lines } = summary(message);
  return {
    url,
    body: {
      text: [title, ...lines].join('\n'),
      id,
      receivedAt: new Date(receivedAt).toISOString(),
      page: page ?? null,
      ...content,
    },
  };
};

const services = [
  { mark: '#slack', name: 'Slack', hosts: /^hooks\.slack(?:-gov)?\.com$/, format: slack },
  {
    mark: '#teams',
    name: 'Microsoft Teams',
    hosts: /\.(?:webhook\.office\.com|logic\.azure\.com|api\.powerplatform\.com)$/,
    format: teams,
  },
  { mark: '#ntfy', name: 'ntfy', hosts: /(?:^|\.)ntfy(?:\.|$)/, format: ntfy },
] as const;

/** What the screen of a locked phone has room for. */
function summary({ content }: StoredMessage): {
  readonly title: string;
  readonly lines: readonly string[];
} {
  return {
    title: `New message from ${shortened(content.name, 60)} (${shortened(content.company, 60)})`,
    lines: [shortened(content.phone, 40), shortened(content.message, 200)],
  };
}

/** In characters as people see them. Each may be long, and ntfy takes 4096 bytes in all. */
function shortened(text: string, maxCharacters: number): string {
  const line = defused(text);
  const start = line.slice(0, 4 * maxCharacters);
  const characters = Array.from(new Intl.Segmenter('en').segment(start), ({ segment }) => segment);
  if (start === line && characters.length <= maxCharacters) return line;
  return `${characters.slice(0, maxCharacters - 1).join('')}…`.toWellFormed();
}

/** One line without links and mentions. Controls go first: one inside of a link would hide it. */
function defused(text: string): string {
  const line = text.replace(/\s+/gu, ' ').replace(controls, '').trim();
  return unlink(line).replace(mention, '@\u2060');
}

/** Control characters, and those that change the direction of text. */
const controls = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/** In programs that read what Slack reads, `@channel` notifies everybody. Not the @ of an email address. */
const mention = /(?<![\p{L}\p{N}])@(?=\p{L})/gu;
