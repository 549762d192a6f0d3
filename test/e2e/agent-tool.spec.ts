import type { Page } from '@playwright/test';
import { newMessage, sendButton } from './contact-actions.ts';
import { expect, test } from './fixtures.ts';

// What Chromium has to be asked for, until it brings agents to every page by itself.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = ['--enable-features=WebMCPTesting,DevToolsWebMCPSupport'];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
  },
});

test('a software agent fills in the contact form, and the visitor sends it', async ({ page }) => {
  const agent = await agentOf(page);
  await page.goto('/services/post/seo');

  // One tool, though a page may have two forms; and nothing in it that is for other programs.
  await expect.poll(() => agent.tools()).toHaveLength(1);
  const { email, ...rest } = newMessage();
  const fields = ['company', 'email', 'message', 'name', 'phone'];
  expect(agent.tools()).toEqual([
    {
      name: 'contact_agency',
      description: expect.stringContaining('free consultation'),
      inputSchema: {
        type: 'object',
        properties: Object.fromEntries(
          fields.map((name) => [name, { type: 'string', description: expect.any(String) }]),
        ),
        required: expect.arrayContaining(fields),
      },
    },
  ]);

  // The visitor sees what was written, and what is wrong with it.
  await agent.use('contact_agency', { ...rest, email: 'nobody' });
  const dialog = page.getByRole('dialog', { name: 'Contact us' });
  const form = dialog.getByRole('form', { name: 'Contact Form' });
  await expect(form).toHaveAttribute('novalidate');
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(rest.message);
  await sendButton(form).click();
  await expect.poll(() => agent.answers()).toHaveLength(1);
  expect(agent.answers()[0]).toMatch(/^Not sent yet\. .*email/i);

  await agent.use('contact_agency', { ...rest, email });
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await sendButton(form).click();
  await expect(dialog.getByRole('heading', { name: `Thank you, ${rest.name}` })).toBeFocused();
  await expect.poll(() => agent.answers()).toHaveLength(2);
  expect(agent.answers()[1]).toMatch(/^The message is sent/);

  // The form for another message is a tool again.
  await expect.poll(() => agent.tools()).toEqual([]);
  await dialog.getByRole('button', { name: /another/i }).click();
  await expect.poll(() => agent.tools()).toHaveLength(1);
});

/** What an agent of the browser sees and does: https://chromedevtools.github.io/devtools-protocol/tot/WebMCP/ */
async function agentOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const tools = new Map<string, object>();
  const answers: string[] = [];
  session.on('WebMCP.toolsAdded', ({ tools: added }) => {
    for (const { name, description, inputSchema } of added) {
      tools.set(name, { name, description, inputSchema });
    }
  });
  session.on('WebMCP.toolsRemoved', ({ tools: removed }) => {
    for (const { name } of removed) tools.delete(name);
  });
  session.on('WebMCP.toolResponded', ({ output, errorText }) =>
    answers.push(String(output ?? errorText)),
  );
  await session.send('WebMCP.enable');
  return {
    tools: () => [...tools.values()],
    answers: () => answers,
    use: async (toolName: string, input: Readonly<Record<string, string>>) => {
      const { frameTree } = await session.send('Page.getFrameTree');
      await session.send('WebMCP.invokeTool', { frameId: frameTree.frame.id, toolName, input });
    },
  };
}
