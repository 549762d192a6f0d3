import { expect, test } from './fixtures.ts';

test.use({
  expectedErrors: [/Content Security Policy|TrustedHTML|TrustedScript/],
});

test('what the build has not put into a page does not run, and is not shown', async ({ page }) => {
  await page.goto('/');
  const tries = await page.evaluate(async () => {
    const script = document.createElement('script');
    let byMarkup: unknown;
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.broken = 1">');
    } catch (error) {
      byMarkup = error instanceof TypeError;
    }
    let byText: unknown;
    try {
      script.text = 'window.broken = 1';
      document.body.append(script);
    } catch (error) {
      byText = error instanceof TypeError;
    }
    const style = document.createElement('style');
    style.textContent = 'body { visibility: hidden }';
    document.head.append(style);
    await new Promise(requestAnimationFrame);
    return {
      byMarkup,
      byText,
      ran: Reflect.get(window, 'broken'),
      visibility: getComputedStyle(document.body).visibility,
    };
  });
  expect(tries).toEqual({ byMarkup: true, byText: true, ran: undefined, visibility: 'visible' });
});
