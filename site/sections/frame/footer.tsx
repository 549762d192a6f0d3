import type { ReactNode } from 'react';
import { frame, privacyPage } from '#contract/content/content.ts';
import type { Agency } from '#contract/content/agency-schema.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { marksAgency, SampleMark, unquoted } from '#site/ui/sample-mark.tsx';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

interface Props {
  readonly agency: Agency;
  /** The address of the page, such as `/about`. */
  readonly path: string;
  /** The contact section, on pages without a form of their own. */
  readonly children?: ReactNode;
}

/** The end of every page: the contact section and the street at dusk. */
export function Footer({ agency, path, children }: Props) {
  return (
    <footer className={styles.footer} data-ground="evening">
      {children}
      {frame.footerPicture && (
        <ContentPicture
          className={`${styles.dusk} no-print`}
          data-part={partOf(path)}
          {...frame.footerPicture}
          alt=""
          place="footer"
          sizes="max(100vw, 84rem)"
        />
      )}
      <div className={`${styles.end} note`} {...unquoted(agency.sample)}>
        <p>
          © {agency.copyrightYear} {agency.name}. {frame.rights}{' '}
          {marksAgency(agency) && <SampleMark />}
        </p>
        <a
          className={`${styles.privacy} tap-target`}
          href="/privacy"
          aria-current={path === '/privacy' ? 'page' : undefined}
        >
          {privacyPage.name}
        </a>
        {agency.social.length > 0 && <SocialLinks networks={agency.social} />}
        {agency.demonstration === true && (
          <p className={styles.demonstration}>{frame.demonstration}</p>
        )}
      </div>
    </footer>
  );
}

/** The pages of the menu: no two of them end with the same part of the street. */
const neighbors = ['/', '/about', '/process', '/clients', '/services'];

/** Returns the part of the street at the end of the page, always the same; 0 is all of it. */
function partOf(path: string): number {
  const place = neighbors.indexOf(path);
  return place === -1 ? 1 + (path.length % 5) : place;
}
