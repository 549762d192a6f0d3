import { filledFields, type FilledField } from '#contract/contact-fields.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import type { StoredMessage } from '../contact/message-store.ts';
import { webhookService } from '../settings/webhook-address.ts';
import { shorten } from './shorten.ts';
import { unlink } from './unlink.ts';
import { senderName } from './inquiry-email.ts';

type WebhookFormat = (
  shown: ReturnType<typeof summary>,
  message: StoredMessage,
  address: URL,
) => { readonly url?: URL; readonly body: object };

/**
 * Returns what is sent to a webhook, and where. Slack, Teams and ntfy are known by their hosts, or by `#slack`, `#teams`
 * or `#ntfy` after any address (Mattermost and Rocket.Chat read what Slack reads). All others get the message as JSON.
 */
export function webhookCall(address: URL, message: StoredMessage, content: Content) {
  const service = webhookService(address.hostname)?.id ?? '';
  const format = formats.get(address.hash.slice(1)) ?? formats.get(service) ?? json;
  return { url: address, ...format(summary(message, content), message, address) };
}

/** `&`, `<` and `>` are Slack's only markup here; styles and links are switched off. */
const slack: WebhookFormat = ({ title, lines }) => {
  const text = [title, ...lines]
    .join('\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return { body: { text, mrkdwn: false, parse: 'none', unfurl_links: false, unfurl_media: false } };
};

/** An Adaptive Card of text runs: any other text in a card is read as Markdown. */
const teams: WebhookFormat = ({ title, lines }) => {
  const paragraph = (text: string, weight: 'Bolder' | 'Default') => ({
    type: 'RichTextBlock',
    inlines: [{ type: 'TextRun', text, weight }],
  });
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.2',
    fallbackText: title,
    body: [paragraph(title, 'Bolder'), ...lines.map((line) => paragraph(line, 'Default'))],
  };
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', content: card };
  return { body: { type: 'message', attachments: [attachment] } };
};

/** ntfy reads JSON at its root only: the topic moves from the path into the body. */
const ntfy: WebhookFormat = ({ title, lines }, _, address) => {
  const { root = '/', topic = '' } =
    /^(?<root>.*\/)(?<topic>[^/]+)\/?$/.exec(address.pathname)?.groups ?? {};
  const url = new URL(address);
  url.pathname = root;
  return { url, body: { topic, title, message: lines.join('\n'), priority: 4 } };
};

const json: WebhookFormat = ({ title, lines }, { id, receivedAt, page, content }) => ({
  body: {
    text: [title, ...lines].join('\n'),
    id,
    receivedAt: new Date(receivedAt).toISOString(),
    page: page ?? null,
    ...content,
  },
});

const formats: ReadonlyMap<string, WebhookFormat> = new Map(
  Object.entries({ slack, teams, ntfy, json }),
);

/** What the screen of a locked phone has room for: all fields but the email address. ntfy takes 4096 bytes. */
function summary({ content: typed }: StoredMessage, { contactForm, emails }: Content) {
  const lines = filledFields(typed, contactForm)
    .filter(({ inSubject, control }) => !inSubject && control.type !== 'email')
    .map(summaryLine);
  return {
    title: fillSlots(emails.webhook.title, { sender: senderName(typed, contactForm, defuse) }),
    lines: lines.filter((line) => line !== ''),
  };
}

/** An extra field has its label, and is short: ten of them must fit. */
function summaryLine({ label, text, isExtra, multiline }: FilledField): string {
  const line = shorten(defuse(text), multiline && !isExtra ? 200 : 40);
  return isExtra && line !== '' ? `${shorten(defuse(label), 30)}: ${line}` : line;
}

/** One line without links and mentions. Controls go first: one inside of a link would hide it. */
function defuse(text: string): string {
  const line = text.replace(/\s+/gu, ' ').replace(controls, '').trim();
  return unlink(line).replace(mention, '@\u2060');
}

const controls = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/** In programs that read what Slack reads, `@channel` notifies everybody. Not the @ of an email address. */
const mention = /(?<![\p{L}\p{N}])@(?=\p{L})/gu;
