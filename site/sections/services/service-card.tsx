import { servicesPage as text } from '#content-model/content.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import { articleAddress, type Service } from '../../page-meta/service.ts';
import styles from './service-card.module.css';

interface Props {
  readonly service: Service;
  readonly headingLevel: 2 | 3;
  readonly sizes: string;
}

/** Drawing and text are siblings, which the list around lays out; its item is `position: relative`. */
export function ServiceCard({ service, headingLevel, sizes }: Props) {
  const Heading = `h${headingLevel}` as const;
  const article = articleAddress(service);
  return (
    <>
      <ContentPicture className={styles.drawing} picture={service} place="service" sizes={sizes} />
      <div className={styles.words}>
        {service.question !== undefined && <p className={styles.question}>{service.question}</p>}
        <Heading>{service.title}</Heading>
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
        {article !== undefined && (
          <TextLink href={article} about={`${text.articleLinkAbout} ${service.title}`} hasArrow>
            {text.articleLink}
          </TextLink>
        )}
      </div>
    </>
  );
}
