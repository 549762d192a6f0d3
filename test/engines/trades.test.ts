import { expect } from 'vitest';
import { homePage, trades } from '#content-model/content.ts';
import { tradeAddress } from '#content-model/published-content.ts';
import { desktop, engineTest } from './engine-test.ts';
import { openForm } from './form-actions.ts';
import type { Visit } from './visit.ts';

const { image, doors = [] } = homePage.picture;
const shops = image.endsWith('.svg') ? doors.map(({ trade }) => trade) : [];
const [trade] = trades.filter(({ id }) => shops.length === 0 || shops.includes(id));

if (trade) {
  const address = tradeAddress(trade);
  const link = `nav[aria-labelledby="trades-heading"] a[href="${address}"]`;
  const hasShop = ({ width }: Visit) => width === desktop && shops.length > 0;

  engineTest('a shop lights up with the focus, and Enter leads to its page', async (visit) => {
    await visit.goto('/');
    expect(await visit.run(lamp, link)).toBe(hasShop(visit) ? 'dark' : 'none');
    await visit.run((css) => document.querySelector<HTMLElement>(css)?.focus(), link);
    await visit.sees(hasShop(visit) ? 'lit' : 'none', lamp, link);
    await visit.tab.key('Enter');
    await visit.sees(address, () => location.pathname);
  });

  engineTest('a press on a shop leads to the page of its trade', async (visit) => {
    await visit.goto('/');
    await visit.click({ css: hasShop(visit) ? `${link} rect:first-child` : link });
    await visit.sees(address, () => location.pathname);
  });

  engineTest('a message from the page of a trade begins with the trade', async (visit) => {
    await openForm(visit, address);
    await visit.sees(trade.message ?? '', messageInForm);
  });
}

/** These run in the page. */
function lamp(link: string) {
  const window = document.querySelector(`${link} rect:last-child`);
  if (!window?.checkVisibility()) return 'none';
  return getComputedStyle(window).fill === 'rgba(0, 0, 0, 0)' ? 'dark' : 'lit';
}
const messageInForm = () =>
  document.querySelector<HTMLTextAreaElement>('footer form [name="message"]')?.value;
