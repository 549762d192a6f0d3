import { checkPage, homePage } from '#content-model/content.ts';
import { storedInBrowser } from '#site/sections/privacy/stored-data.ts';
import {
  expectSent,
  fill,
  newMessage,
  notSent,
  openDialogForm,
  openForm,
  send,
  sendButton,
} from './contact-actions.ts';
import { articleOf, articles, noService } from '../fixtures/site-content.ts';
import { skipWithout } from './skip-without.ts';
import { expect, test } from './fixtures.ts';
import { storedPlaces } from './stored-places.ts';

/** The SDK tries with it whether databases work, and deletes it at once: a look may come in between. */
const trial = 'indexedDB validate-browser-context-for-indexeddb-analytics-module';
const [article = noService, next = noService] = articles;
test.describe('a visit with a message, and with one that fails', () => {
  skipWithout('two articles', articles.length > 1);
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('leaves no cookie, and in the browser what the page says and nothing else', async ({
    page,
    context,
  }) => {
    const cookies: string[] = [];
    page.on('response', (response) => {
      if ('set-cookie' in response.headers()) cookies.push(response.url());
    });
    const seen = new Set<string>();
    const look = async () => (await storedPlaces(page)).forEach((place) => seen.add(place));

    await page.goto('/');
    const sign = page.getByRole('textbox', { name: homePage.sign?.label ?? '', exact: true });
    const hasSign = (await sign.count()) > 0;
    if (homePage.sign && hasSign) {
      await sign.fill('Rosa’s');
      await page.locator('select[name="trade"]').selectOption({ index: 1 });
      await page.getByRole('button', { name: homePage.sign.button, exact: true }).click();
      await expect.poll(() => storedPlaces(page)).toContain('sessionStorage shop-sign');
    }
    if (checkPage.hidden !== true) {
      await page.goto('/check');
      await page.getByRole('radio', { name: checkPage.yes, exact: true }).first().check();
      await expect.poll(() => storedPlaces(page)).toContain('sessionStorage shop-check');
      await look();
      await page.goto('/');
    }
    const form = await openForm(page);
    await send(form);
    await expectSent(page);
    await look();
    // From one article to another with a draft, which stores the draft and the place.
    await page.goto(articleOf(article));
    await fill(await openDialogForm(page), newMessage());
    await page.goto(articleOf(next));
    await look();
    await page.route('**/api/emailMessage', (route) => route.abort());
    const failing = await openDialogForm(page);
    await sendButton(failing).click();
    await expect(notSent(failing)).toBeVisible();
    await look();
    await page.goto('/privacy');
    const toggle = page.getByRole('main').getByRole('checkbox');
    const reloaded = page.waitForEvent('load');
    await toggle.click();
    await reloaded;
    // Where the visitor is then, the switch has to be right without another touch.
    await expect(toggle).toBeEnabled();
    await expect(toggle).toBeChecked();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visit'))).toBeNull();
    await look();

    const facts = { asksForGoogle: false, botCheck: 'proof-of-work' } as const;
    const named = storedInBrowser(facts, hasSign).flatMap(({ places }) => places);
    expect(await storedPlaces(page)).not.toContain(trial);
    expect([...seen].filter((place) => place !== trial).sort()).toEqual(named.sort());
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await context.cookies()).toEqual([]);
    expect(cookies).toEqual([]);
  });
});
