import { expect, test } from './fixtures.ts';

/** Bytes as they go over the wire: the host serves brotli. */
const kilobyte = 1024;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the first view at ${viewport.width} px is light, and all our own`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    const responses: { url: string; type: string; bytes: number }[] = [];
    page.on('requestfinished', (request) => {
      void request.sizes().then(({ responseBodySize }) =>
        responses.push({
          url: request.url(),
          type: request.resourceType(),
          bytes: responseBodySize,
        }),
      );
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const weight = (...types: string[]) =>
      responses
        .filter(({ type }) => types.includes(type))
        .reduce((sum, { bytes }) => sum + bytes, 0);

    expect(responses.filter(({ url }) => !url.startsWith(`${baseURL ?? ''}/`))).toEqual([]);
    expect(weight('document', 'stylesheet', 'script')).toBeLessThan(30 * kilobyte);
    expect(weight('font')).toBeLessThan(65 * kilobyte);
    expect(responses.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(120 * kilobyte);
  });
}

test('no React and no SDK is fetched before it is needed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const script of scripts) {
    const source = await (await page.request.get(script)).text();
    expect(source).not.toMatch(/react|firebase/i);
  }
});
