import { contactFields } from '#site/content/contact-fields.ts';
import { fill, newMessage, visitForm } from './contact-actions.ts';
import { expect, test } from './fixtures.ts';

// Chromium does not offer tools to every page by default.
test.use({
  viewport: { width: 1440, height: 900 },
  launchOptions: async ({ launchOptions }, use) => {
    const args = ['--enable-features=WebMCPTesting,DevToolsWebMCPSupport'];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
  },
});

test('offers the contact form to a software agent as one tool', async ({ page }) => {
  // https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/
  const session = await page.context().newCDPSession(page);
  const tools: { readonly name: string; readonly inputSchema?: object }[] = [];
  session.on('WebMCP.toolsAdded', (added) => void tools.push(...added.tools));
  // Chromium offers a form anew where a script changes it.
  session.on('WebMCP.toolsRemoved', (removed) => {
    for (const { name } of removed.tools) {
      const index = tools.findIndex((tool) => tool.name === name);
      if (index >= 0) tools.splice(index, 1);
    }
  });
  await session.send('WebMCP.enable');
  await page.goto('/privacy');
  await expect.poll(() => tools.map(({ name }) => name)).toEqual(['contact_agency']);
  const required = contactFields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  expect(tools[0]?.inputSchema).toMatchObject({
    required: expect.arrayContaining(required),
  });
  // The tool is still the visitor's form.
  await fill(await visitForm(page), newMessage());
});
