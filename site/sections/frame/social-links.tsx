import { frame } from '#content-model/content.ts';
import type { Agency } from '#content-model/agency-schema.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { Icon } from '#site/ui/icon.tsx';
import { socialNetwork } from './social-network.ts';

/** The agency on social networks: an icon for each. */
export function SocialLinks({ networks }: { readonly networks: Agency['social'] }) {
  return (
    <ul aria-label={frame.socialLabel}>
      {networks.map((link) => {
        const { name, icon } = socialNetwork(link);
        return (
          <li key={link.url}>
            <a href={link.url} rel="me noopener">
              <Icon name={icon} />
              <span className="visually-hidden">
                {fillSlots(frame.onNetwork, { network: name })}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
