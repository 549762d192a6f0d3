import { z } from 'zod';
import { checkPage } from '#contract/content/content.ts';
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

test('offers the contact form to a software agent as one tool, each field described', async ({
  page,
}) => {
  // https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/
  const session = await page.context().newCDPSession(page);
  const tools: { readonly name: string; readonly inputSchema?: unknown }[] = [];
  session.on('WebMCP.toolsAdded', (added) => void tools.push(...added.tools));
  // Chromium offers a form anew where a script changes it.
  session.on('WebMCP.toolsRemoved', (removed) => {
    for (const { name } of removed.tools) {
      const index = tools.findIndex((tool) => tool.name === name);
      if (index >= 0) tools.splice(index, 1);
    }
  });
  await session.send('WebMCP.enable');
  const required = contactFields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  for (const path of [...(checkPage.hidden === true ? [] : ['/check']), '/privacy']) {
    tools.length = 0;
    await page.goto(path);
    await expect.poll(() => tools.map(({ name }) => name)).toEqual(['contact_agency']);
    const schema = toolInput.parse(tools[0]?.inputSchema);
    expect(schema.required).toEqual(expect.arrayContaining(required));
    for (const [field, { description }] of Object.entries(schema.properties)) {
      expect(description, `${field} on ${path}`).toBeTruthy();
    }
  }
  // The tool is still the visitor's form.
  await fill(await visitForm(page), newMessage());
});

const toolInput = z.object({
  properties: z.record(z.string(), z.object({ description: z.string().optional() })),
  required: z.array(z.string()),
});
