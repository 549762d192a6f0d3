import type { Agency } from '#content-model/schemas/agency-schema.ts';
import type { IconName } from '#site/ui/icon.tsx';

interface SocialNetwork {
  readonly name: string;
  readonly icon: IconName;
}

/** Returns the name and the icon of a network, from its address. An unknown one is named after its host. */
export function socialNetwork({ url, name }: Agency['social'][number]): SocialNetwork {
  const host = new URL(url).hostname;
  const domain = Object.keys(networks).find(
    (known) => host === known || host.endsWith(`.${known}`),
  );
  const found = domain === undefined ? undefined : networks[domain];
  return {
    name: name ?? found?.name ?? host.replace(/^www\./, ''),
    icon: found?.icon ?? 'link',
  };
}

/** By domain. */
const networks: Readonly<Record<string, { readonly name: string; readonly icon?: IconName }>> = {
  'bsky.app': { name: 'Bluesky' },
  'facebook.com': { name: 'Facebook', icon: 'facebook' },
  'github.com': { name: 'GitHub' },
  'instagram.com': { name: 'Instagram', icon: 'instagram' },
  'linkedin.com': { name: 'LinkedIn', icon: 'linkedin' },
  'mastodon.social': { name: 'Mastodon' },
  'nextdoor.com': { name: 'Nextdoor' },
  'pinterest.com': { name: 'Pinterest' },
  'threads.com': { name: 'Threads' },
  'threads.net': { name: 'Threads' },
  'tiktok.com': { name: 'TikTok', icon: 'tiktok' },
  'twitter.com': { name: 'X', icon: 'x' },
  'vimeo.com': { name: 'Vimeo' },
  'wa.me': { name: 'WhatsApp' },
  'x.com': { name: 'X', icon: 'x' },
  'xing.com': { name: 'Xing' },
  'yelp.com': { name: 'Yelp' },
  'youtube.com': { name: 'YouTube', icon: 'youtube' },
};
