/** Addresses that redirect to another page, on every host and in `npm run dev`. */
export const movedPages: Readonly<Record<string, string>> = {
  // The services page is the list of articles.
  '/services/post': '/services',
};
