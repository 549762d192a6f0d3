import type { APIRoute } from 'astro';
import { readAgency } from '../page-meta/read-agency.ts';

/** What the site is called and shown by where a visitor keeps it beside their apps. */
export const GET: APIRoute = async () => {
  const { name, tagline } = await readAgency();
  const icon = (file: string, size: number, purpose?: 'maskable') => ({
    src: `/${file}`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    ...(purpose && { purpose }),
  });
  return Response.json({
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: 'en-US',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // A website that links to others: it keeps the browser around it.
    display: 'browser',
    theme_color: '#f5f8f5',
    background_color: '#f5f8f5',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
};
