import { agency, contact } from '#content-model/content.ts';
import { expectSent, footer, newMessage, openForm, send } from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { skipWithout } from './skip-without.ts';

const { booking = '' } = agency;
// The request that the test answers itself.
test.use({ expectedErrors: [/^A request to https:/] });

skipWithout('a page for appointments that takes a name', /cal\.com|calendly\.com/.test(booking));

test(
  'after sending, a time is picked under the name that was typed',
  { tag: '@any-content' },
  async ({ page }) => {
    const asked: string[] = [];
    await page.route(`${new URL(booking).origin}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: 'Free times' });
    });
    const message = newMessage();
    await page.goto('/privacy');
    const form = await openForm(page);
    await send(form, message);
    await expectSent(page);
    expect(asked).toEqual([]);
    const sent = footer(page).locator('[data-sent]');
    await expect(sent).toContainText(contact.booking.prefilled);
    const link = sent.getByRole('link', { name: contact.booking.name });
    const stay = (element: Element) =>
      element.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await link.evaluate(stay);
    await link.click();
    await expect(link).toHaveAttribute('href', booking);
    await link.click();
    await expect(page.getByText('Free times')).toBeVisible();
    const { searchParams } = new URL(asked[0] ?? '');
    expect(searchParams.get('name')).toBe(message.name);
    expect(searchParams.get('email')).toBe(message.email);
  },
);
