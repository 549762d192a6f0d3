import type { StoredMessage } from '../contact/message-store.ts';
import { messageNotice } from './message-notice.ts';
import { webhookService } from './webhook-service.ts';

export interface WebhookCall {
  readonly url: URL;
  /** To be sent as JSON. */
  readonly body: object;
}

/** Writes a message the way that whoever listens at an address reads it. */
export type WebhookShape = (address: URL, message: StoredMessage) => WebhookCall;

/**
 * Known by the address: Slack, Microsoft Teams and ntfy by their hosts, or by `#slack`, `#teams` or
 * `#ntfy` behind any address (Mattermost and Rocket.Chat read what Slack reads). All others, and those
 * with `#json`, are sent the message as it is.
 */
export function webhookShape({ hostname, hash }: URL): WebhookShape {
  const named = Object.entries(shapes).find(([mark]) => hash === `#${mark}`);
  if (named) return named[1];
  const service = webhookService(hostname);
  return service ? shapes[service.mark] : whole;
}

/** `&`, `<` and `>` are Slack's only marks for what it obeys; styles and links are switched off. */
const slack: WebhookShape = (url, message) => {
  const { title, lines } = messageNotice(message);
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

/** An Adaptive Card, of text runs: all other text of a card is read as Markdown. */
const teams: WebhookShape = (url, message) => {
  const { title, lines } = messageNotice(message);
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

/** ntfy reads JSON at its root only, and shows it as it stands at a topic: the topic moves inside. */
const ntfy: WebhookShape = (address, message) => {
  const { title, lines } = messageNotice(message);
  const { root = '/', topic = '' } =
    /^(?<root>.*\/)(?<topic>[^/]+)\/?$/.exec(address.pathname)?.groups ?? {};
  const url = new URL(address);
  url.pathname = root;
  return { url, body: { topic, title, message: lines.join('\n'), priority: 4 } };
};

const whole: WebhookShape = (url, message) => {
  const { id, receivedAt, page, content } = message;
  const { title, lines } = messageNotice(message);
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

const shapes = { slack, teams, ntfy, json: whole } as const;
