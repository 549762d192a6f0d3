/**
 * Addresses that lead to another page. Where a server can it redirects; the static site has a page
 * there that leads on.
 */
export const movedPages: Readonly<Record<string, string>> = {
  // The articles have no list of their own: the services are it.
  '/services/post': '/services',
};
