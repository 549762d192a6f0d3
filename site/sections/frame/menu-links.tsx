import type { Content } from '#content-model/schemas/content-schema.ts';
import type { Page } from '../../page-meta/page-list.ts';

export interface MenuProps {
  readonly menu: Content['menu'];
  readonly path: string;
  readonly trail?: Page['trail'] | undefined;
}

/** A list of pages, with the current one marked. What is around it styles it. */
export function MenuLinks({ menu, path, trail = [] }: MenuProps) {
  /** `page` for the page itself, `true` for a page that it lies under. */
  const currentness = (link: string) => {
    if (link === path) return 'page';
    return link !== '/' && trail.some((above) => above.link === link) ? 'true' : undefined;
  };
  return (
    <ul>
      {menu.map(({ name, link }) => (
        <li key={link}>
          <a className="tap-target" href={link} aria-current={currentness(link)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
