/** Addresses that lead to another page: each host redirects by this table, and so does `npm run dev`. */
export const movedPages: Readonly<Record<string, string>> = {
  // The articles have no list of their own: the services are it.
  '/services/post': '/services',
};
