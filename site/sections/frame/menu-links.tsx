import type { Content } from '#contract/content/content-schema.ts';

export type MenuItem = Content['menu'][number];

interface Props {
  readonly menu: readonly MenuItem[];
  /** The address of the page, such as `/about`. */
  readonly path: string;
}

/** The main menu, with the current page marked. Header and menu dialog each style their own. */
export function MenuLinks({ menu, path }: Props) {
  return (
    <ul>
      {menu.map(({ name, link }) => (
        <li key={link}>
          <a className="tap-target" href={link} aria-current={currentness(link, path)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `page` for the page itself, `true` for a page above it. */
function currentness(link: string, path: string): 'page' | 'true' | undefined {
  if (link === path) return 'page';
  return link !== '/' && path.startsWith(`${link}/`) ? 'true' : undefined;
}
