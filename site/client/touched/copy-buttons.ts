/** For how long a button says that it has copied, in milliseconds. */
const shownFor = 3_000;

/** Shows the buttons that copy a text, unless the browser lets no page do that. */
export function connectCopyButtons(): void {
  // Not there on a page without HTTPS, whatever the types say.
  if (!('clipboard' in navigator)) return;
  for (const part of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const status = part.querySelector<HTMLElement>('[data-copied]');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showCopied = () => {
      if (!status) return;
      status.textContent = status.dataset.copied ?? '';
      clearTimeout(timer);
      timer = setTimeout(() => (status.textContent = ''), shownFor);
    };
    // Refused by the visitor or the browser: a button that does nothing is not shown again.
    const hide = () => (part.hidden = true);
    part.hidden = false;
    part.querySelector('button')?.addEventListener('click', () => {
      navigator.clipboard.writeText(part.dataset.copy ?? '').then(showCopied, hide);
    });
  }
}
