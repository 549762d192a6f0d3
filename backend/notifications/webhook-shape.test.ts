import { expect, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { webhookShape } from './webhook-shape.ts';

const message = {
  id: 'm1',
  receivedAt: 0,
  page: undefined,
  content: completeMessage,
  spamSigns: [],
};

test.each([
  ['https://hooks.slack.com/services/T0/B0/x', 'mrkdwn'],
  ['https://mattermost.agency.example/hooks/x#slack', 'mrkdwn'],
  ['https://prod-12.westus.logic.azure.com/workflows/x?sig=y', 'attachments'],
  ['https://agency.webhook.office.com/webhookb2/x', 'attachments'],
  ['https://default0.e0.environment.api.powerplatform.com/workflows/x', 'attachments'],
  ['https://ntfy.sh/topic', 'topic'],
  ['https://ntfy.agency.example/topic', 'topic'],
  ['http://ntfy/topic', 'topic'],
  ['https://push.agency.example/topic#ntfy', 'topic'],
  ['https://agency.example/hook', 'id'],
  ['https://hooks.slack.com.evil.example/x', 'id'],
  ['https://notify.agency.example/topic', 'id'],
  ['https://prod-12.westus.logic.azure.com/workflows/x#json', 'id'],
])('%s is told by its %s', (address, key) => {
  const url = new URL(address);
  expect(webhookShape(url)(url, message).body).toHaveProperty(key);
});
