import { drawing } from '#site/art/drawing.ts';
import { LineIcon } from '#site/art/mark/line-icon.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import styles from './services-preview.module.css';

/** A service as its card shows it, from `content/services.yaml`. */
export interface Service {
  readonly title: string;
  readonly link: string;
  readonly image: string;
  readonly alt: string;
  readonly message: string;
  readonly parts?: readonly { readonly name: string; readonly text: string }[] | undefined;
  readonly hideBlogPost?: boolean | undefined;
}

/** The first services, each beside the drawing that explains it. */
export function ServicesPreview({ services }: { readonly services: readonly Service[] }) {
  return (
    <section className={styles.services} data-ground="light" aria-labelledby="services-heading">
      <h2 id="services-heading">What we build for local businesses</h2>
      <ul role="list" className={styles.list}>
        {services.map((service) => (
          <li key={service.link} className={styles.service}>
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <ButtonLink href="/services" icon={<LineIcon />}>
          See More Services
        </ButtonLink>
      </p>
    </section>
  );
}

function ServiceCard({ service }: { readonly service: Service }) {
  return (
    <>
      <img {...drawing(service.image)} alt={service.alt} loading="lazy" decoding="async" />
      <div className={styles.words}>
        <h3>{service.title}</h3>
        <p>{service.message}</p>
        {service.parts && (
          <ol role="list" className={styles.parts}>
            {service.parts.map((part) => (
              <li key={part.name}>
                <strong>{part.name}</strong> {part.text}
              </li>
            ))}
          </ol>
        )}
        {service.hideBlogPost === true ? null : (
          <TextLink
            href={`/services/post/${service.link}`}
            about={`about ${service.title}`}
            icon={<LineIcon />}
          >
            Learn More
          </TextLink>
        )}
      </div>
    </>
  );
}
