import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fill, footer, newMessage, openForm, sendButton } from './contact-actions.ts';
import { expect, test } from './fixtures.ts';
import { mockAnswer } from './mock-answer.ts';

test.use({ expectedErrors: [/status of 503/] });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`axe, ${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('finds nothing in the form, whatever becomes of it', async ({ page }) => {
        await page.goto('/');
        expect(await violations(page), 'the choices').toEqual([]);
        const form = await openForm(page);
        expect(await violations(page), 'empty').toEqual([]);

        await sendButton(form).click();
        await expect(form.getByRole('alert')).toBeVisible();
        expect(await violations(page), 'with problems').toEqual([]);

        await mockAnswer(page, 503, { status: 'UNAVAILABLE' });
        await fill(form, newMessage());
        await sendButton(form).click();
        await expect(form.getByRole('button', { name: 'Try again' })).toBeVisible();
        expect(await violations(page), 'not sent').toEqual([]);

        await page.unrouteAll();
        await sendButton(form).click();
        await expect(footer(page).getByRole('heading', { name: /Rosa/ })).toBeVisible();
        expect(await violations(page), 'sent').toEqual([]);
      });

      test('finds nothing in the pages without JavaScript', async ({ page }) => {
        await page.goto('/message-sent');
        expect(await violations(page, 'main')).toEqual([]);
        const answer = await page.request.post('/api/contact', { form: { name: 'Rosa' } });
        await page.setContent(await answer.text());
        expect(await violations(page, 'main')).toEqual([]);
      });
    });
  }
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violations(page: Page, part = 'footer section') {
  const { violations: found } = await new AxeBuilder({ page })
    .include(part)
    .withTags(wcag)
    .analyze();
  return found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
