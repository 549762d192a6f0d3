import { useId, type ReactNode } from 'react';
import { agencyArea } from '#content-model/schemas/agency-schema.ts';
import { frame, menu, services, type Agency } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { hoursLine } from '#content-model/opening-hours.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { drawingSources } from '#site/content/picture-sources.ts';
import { EmailText } from '#site/ui/email-text.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { marksAgency, SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { articleAddress, type Service } from '../../page-meta/service.ts';
import { CopyNumber } from '../contact/copy-number.tsx';
import { Languages } from '../contact/languages.tsx';
import { Rider } from '../home/rider.tsx';
import styles from './footer.module.css';
import { MenuLinks, type MenuProps } from './menu-links.tsx';
import { morePages } from './more-pages.ts';
import { socialNetwork } from './social-network.ts';

const text = frame.footer;

interface Props {
  readonly agency: Agency;
  readonly path: string;
  /** The contact section, on pages without a form of their own. */
  readonly children?: ReactNode;
}

/** The end of every page: the contact section, the street at dusk, and three lists below it. */
export function Footer({ agency, path, children }: Props) {
  return (
    <footer className={styles.footer} data-ground="evening">
      {children}
      {frame.footerPicture && (
        <div className={`${styles.street} no-print`}>
          <ContentPicture
            className={`${styles.dusk} drawn-part`}
            data-part={partOf(path)}
            picture={{ ...frame.footerPicture, alt: '' }}
            place="footer"
            sizes="max(100vw, 84rem)"
          />
          {path === '/' && drawingSources(frame.footerPicture.image) && <Rider on="street" />}
        </div>
      )}
      <div className={`${styles.columns} whole`}>
        <FooterColumn name={text.services} menu={services.map(serviceLink)} path={path} />
        <FooterColumn name={text.company} menu={[...menu, ...morePages]} path={path} />
        <FooterContact agency={agency} />
      </div>
      <div className={`${styles.end} note row spread whole`} {...hideFromSnippets(agency.sample)}>
        <p>
          © {agency.copyrightYear} {agency.name}. {frame.rights}{' '}
          {marksAgency(agency) && <SampleMark text={frame.sampleMark} />}
        </p>
        {agency.social.length > 0 && <SocialLinks networks={agency.social} />}
        {agency.demonstration === true && (
          <p className={styles.demonstration}>{frame.demonstration}</p>
        )}
      </div>
    </footer>
  );
}

function FooterColumn({ name, ...links }: MenuProps & { readonly name: string }) {
  const id = useId();
  return (
    <nav className={`${styles.column} no-print`} aria-labelledby={id}>
      <p className={`${styles.name} small-heading`} id={id}>
        {name}
      </p>
      <MenuLinks {...links} />
    </nav>
  );
}

function FooterContact({ agency }: { readonly agency: Agency }) {
  const { phone, email, hours, languages, sample } = agency;
  return (
    <div className={styles.column} {...hideFromSnippets(sample)}>
      <p className={`${styles.name} small-heading`}>{text.contact}</p>
      <ul role="list">
        <li className={`${styles.phone} row`}>
          <a className="tap-target" href={`tel:${phone.international}`}>
            {phone.display}
          </a>
          <CopyNumber number={phone.display} />
        </li>
        <li>
          <a className="tap-target" href={`mailto:${email}`}>
            <EmailText email={email} />
          </a>
        </li>
        <li className={styles.fact}>{hoursLine(hours)}</li>
        {languages && (
          <li className={styles.fact}>
            <Languages />
          </li>
        )}
        <li className={styles.fact}>{agencyArea(agency)}</li>
      </ul>
    </div>
  );
}

function SocialLinks({ networks }: { readonly networks: Agency['social'] }) {
  return (
    <ul role="list" className="row no-print" aria-label={frame.socialLabel}>
      {networks.map((link) => {
        const { name, icon } = socialNetwork(link);
        return (
          <li key={link.url}>
            <a className="tap-target" href={link.url} rel="me noopener">
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

/** The pages of the menu: no two of them end with the same part of the street. */
const neighbors = ['/', '/about', '/process', '/clients', '/services'];

/** Returns the part of the street at the end of the page, always the same; 0 is all of it. */
function partOf(path: string): number {
  const place = neighbors.indexOf(path);
  return place === -1 ? 1 + (path.length % 5) : place;
}

/** To the article, or to the service in the list of all. */
function serviceLink(service: Service) {
  return { name: service.title, link: articleAddress(service) ?? `/services#${service.link}` };
}
