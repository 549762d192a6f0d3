/** Begins the message of each contact form of the page with a text, until something is typed. */
export function beginMessages(text: string): void {
  for (const message of document.querySelectorAll<HTMLTextAreaElement>('form [name="message"]')) {
    const { form } = message;
    if (form === null) continue;
    if (message.value === (form.dataset.message ?? '')) message.value = text;
    form.dataset.message = text;
  }
}

/** From now on what the messages begin with is a draft, like what is typed. */
export function keepMessages(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-message]')) {
    delete form.dataset.message;
  }
}
