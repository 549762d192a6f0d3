import { contactForm } from '#content-model/content.ts';
import { contactFields } from '#site/content/contact-fields.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { engineTest } from './engine-test.ts';
import { expectStored, fill, newAddress, openForm } from './form-actions.ts';
import { button } from './visit.ts';

engineTest('the form names each problem, and sends a message that is stored', async (visit) => {
  await openForm(visit, '/about');
  const send = button(contactForm.send, 'footer form');

  await visit.click(send);
  const required = contactFields.filter(({ isRequired }) => isRequired);
  await visit.sees(required.length, listedProblems);

  const email = newAddress();
  await fill(visit, { ...completeMessage, email: 'rosa@' });
  await visit.click(send);
  await visit.sees(1, listedProblems);
  await fill(visit, { email });
  await visit.click(send);
  const heading = contactForm.sent.heading.replace('{visitor}', completeMessage.name);
  await visit.sees(heading, () => document.activeElement?.textContent);
  await expectStored(visit, email);
});

engineTest(
  'without JavaScript the form names each problem, and sends a message that is stored',
  async (visit) => {
    await visit.goto('/privacy');
    // The browser accepts this address.
    await fill(visit, { ...completeMessage, email: `${'a'.repeat(65)}@shop.example` });
    await visit.click(button(contactForm.send, 'footer form'));
    await visit.sees(1, () => document.querySelectorAll('main [role="alert"] a').length);

    const email = newAddress();
    await fill(visit, { email }, 'main');
    await visit.click(button(contactForm.send, 'main form'));
    await visit.sees('/message-sent', () => location.pathname);
    await expectStored(visit, email);
  },
  // The page that names problems has this status.
  { hasJavaScript: false, expected: /\b422\b/ },
);

/** Runs in the page: how many problems the summary lists, which has the focus. */
function listedProblems() {
  const { activeElement } = document;
  return activeElement?.matches('[role="alert"]') && activeElement.querySelectorAll('a').length;
}
