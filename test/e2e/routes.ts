/** The addresses of the six articles, in the order of the services. */
export const articles = [
  '/services/post/webapp-development',
  '/services/post/data-analytics',
  '/services/post/web-development',
  '/services/post/traffic-sales',
  '/services/post/seo',
  '/services/post/social-marketing',
] as const;

/** Every page that a visitor can come to. */
export const routes = [
  '/',
  '/about',
  '/process',
  '/clients',
  '/services',
  ...articles,
  '/blogs',
  '/privacy',
  '/message-sent',
  '/no-such-page',
] as const;
