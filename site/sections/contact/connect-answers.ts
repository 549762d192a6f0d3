/** Lets the answers of a part, which belong to its contact form, be given by keyboard and printed. */
export function connectAnswers(part: HTMLElement): void {
  part.addEventListener('keydown', (event) => {
    // It would send the contact form.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  });
  const print = part.querySelector<HTMLElement>('[data-print]');
  if (print) print.hidden = false;
  print?.addEventListener('click', () => window.print());
}
