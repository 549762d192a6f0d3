import { expect, test } from 'vitest';
import { webhookAddress } from './webhook-address.ts';

test.each([
  ['https://hooks.agency.example/x', true],
  ['http://localhost:9000/x', true],
  ['http://n8n:5678/x', true],
  ['http://box.home.arpa/x', true],
  ['http://192.168.1.5/x', true],
  ['http://[fd00::1]/x', true],
  ['http://hooks.agency.example/x', false],
  ['http://203.0.113.7/x', false],
  ['ftp://agency.example/x', false],
])('%s may be called: %s', (address, isAllowed) => {
  const read = () => webhookAddress(address).href;
  if (isAllowed) expect(read()).toBe(address);
  else expect(read).toThrow('is not an address');
});
