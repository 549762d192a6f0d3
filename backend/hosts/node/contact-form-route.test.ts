import { describe, expect, test } from 'vitest';
import { startAskedHost } from '#test/fixtures/asked-host.ts';
import { completeMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';

describe('the form without JavaScript', () => {
  test('stores a message and leads to the page that says so', async () => {
    const { post, store, origin } = await startAskedHost();
    const answer = await post(completeMessage, { referer: `${origin}/services/post/seo?x=1` });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/message-sent');
    const [kept] = await store.messages.list();
    expect(kept).toMatchObject({ content: completeMessage, page: '/services/post/seo' });
  });

  test('takes the longest message in any script', async () => {
    const { post, store } = await startAskedHost();
    const message = '山'.repeat(10_000);
    expect((await post({ ...completeMessage, message })).status).toBe(303);
    expect((await store.messages.list())[0]?.content.message).toBe(message);
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  ])('stores nothing from a page with %j, and shows the filled form to send', async (headers) => {
    const { post, store, origin } = await startAskedHost();
    const answer = await post(completeMessage, headers);
    expect(answer.status).toBe(403);
    const page = await answer.text();
    expect(page).toContain('press Send to send it');
    expect(page).toContain('value="Alder &amp; Rye Bakery"');
    expect(await store.messages.list()).toEqual([]);
    await post(completeMessage, { origin, 'sec-fetch-site': 'same-origin' });
    expect(await store.messages.list()).toHaveLength(1);
  });

  test('limits foreign posts, and does not count them against the visitor', async () => {
    const { post } = await startAskedHost();
    const foreign = async () =>
      (await post(completeMessage, { origin: 'https://evil.example' })).status;
    for (let n = 0; n < 30; n++) expect(await foreign()).toBe(403);
    expect(await foreign()).toBe(429);
    expect((await post(completeMessage)).status).toBe(303);
  });

  test('stores a form from our page, or from a browser that does not say where it is from', async () => {
    const { post, store, origin } = await startAskedHost();
    const own = { origin, 'sec-fetch-site': 'same-origin' };
    // A privacy setting hides the origin; the browser still knows that the form is ours.
    const hidden = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    for (const [n, headers] of [own, {}, { origin }, hidden].entries()) {
      await post({ ...completeMessage, message: `Message ${n}`, 'second-note': '' }, headers);
    }
    expect((await store.messages.list()).map(({ spamSigns }) => spamSigns)).toEqual(
      Array(4).fill([]),
    );
  });

  test('answers a problem with the page that names it and keeps what was typed', async () => {
    const { post, store } = await startAskedHost();
    const answer = await post({ ...hostileMessage, email: 'nobody' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).toContain('does not look like an email address');
    expect(page).toContain('value="nobody"');
    expect(page).not.toContain('<script>');
    expect(await store.messages.list()).toEqual([]);
  });

  test('keeps what was typed while the store is unavailable, and says when to come back', async () => {
    const { post, breakStore } = await startAskedHost();
    await breakStore();
    const answer = await post(completeMessage);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const page = await answer.text();
    expect(page).toContain('could not be sent just now');
    expect(page).toContain('value="Alder &amp; Rye Bakery"');
  });

  test.each([
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/json', '{}', 415],
    ['application/x-www-form-urlencoded', 'x'.repeat(300_000), 413],
  ])('turns %s away with a page that says how to get it back', async (type, body, status) => {
    const { origin } = await startAskedHost();
    const headers = { 'content-type': type };
    const answer = await fetch(`${origin}/api/contact`, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).toContain('was not sent');
    expect(page).toContain('Back button');
    expect(page).toContain('name="message"');
  });

  test.each(['PUT', 'OPTIONS', 'PROPFIND'])('says what it takes instead of %s', async (method) => {
    const { origin } = await startAskedHost();
    const answer = await fetch(`${origin}/api/contact`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
  });
});
