import { expect } from 'vitest';
import { contactForm } from '#content-model/content.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { engineTest } from './engine-test.ts';
import { expectStored, fill, newAddress, openForm } from './form-actions.ts';
import { button } from './visit.ts';

const send = button(contactForm.send, 'footer form');

engineTest('a refused message stays in the form, and is sent on a retry', async (visit) => {
  await openForm(visit, '/about');
  const email = newAddress();
  await fill(visit, { ...completeMessage, email });
  // A mock in the backend's place.
  await visit.run(() => {
    const fetch = window.fetch.bind(window);
    window.fetch = (input, init) => {
      if (!new Request(input).url.endsWith('/emailMessage')) return fetch(input, init);
      window.fetch = fetch;
      const error = { message: 'Too many', status: 'RESOURCE_EXHAUSTED' };
      return Promise.resolve(Response.json({ error }, { status: 429 }));
    };
  });
  await visit.click(send);
  await visit.sees(true, () => document.activeElement?.matches('footer form [role="group"]'));
  const kept = await visit.run(
    () => document.querySelector<HTMLTextAreaElement>('footer form textarea')?.value,
  );
  expect(kept).toBe(completeMessage.message);
  await visit.click(button(contactForm.notSent.tryAgain, 'footer form'));
  const heading = contactForm.sent.heading.replace('{visitor}', completeMessage.name);
  await visit.sees(heading, () => document.activeElement?.textContent);
  await expectStored(visit, email);
});

engineTest('a browser that cannot work for a token posts the form plainly', async (visit) => {
  await openForm(visit, '/about');
  await visit.run(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  const email = newAddress();
  await fill(visit, { ...completeMessage, email });
  await visit.click(send);
  await visit.sees('/message-sent', () => location.pathname);
  await expectStored(visit, email);
});
