import type { APIRoute } from 'astro';
import { brandColors } from '#content-model/brand/brand-colors.ts';
import { agency, brand } from '#content-model/content.ts';

/** The name and icons of the site for visitors who add it to their home screen. */
export const GET: APIRoute = () => {
  const { name, tagline } = agency;
  const { light } = brandColors(brand.colors);
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
    // It links to other sites, so it stays in the browser.
    display: 'browser',
    theme_color: light.skyTop,
    background_color: light.ground,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
};
