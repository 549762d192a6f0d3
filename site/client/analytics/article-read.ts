import type { logEvent } from './log-event.ts';

/**
 * Logs that an article's last line has been in view, once after each call of what it answers: that is
 * to be called whenever the page was counted as shown.
 */
export function articleEnd(log: typeof logEvent): () => void {
  const end = document.querySelector('[data-article-end]');
  const observer = new IntersectionObserver(([seen]) => {
    if (!seen?.isIntersecting) return;
    observer.disconnect();
    log({ name: 'article_read', parameters: { page_path: location.pathname } });
  });
  return () => {
    if (end) observer.observe(end);
  };
}
