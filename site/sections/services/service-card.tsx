import { Fragment } from 'react';
import { plan, servicesPage as text } from '#content-model/content.ts';
import { stepOf } from '#content-model/plan.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { TextLink } from '#site/ui/text-link.tsx';
import { Steps } from '#site/ui/steps.tsx';
import { articleAddress, type Service } from '../../page-meta/service.ts';
import { StepFacts } from '../offer/step-facts.tsx';
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
  const step = stepOf(plan, service.link);
  return (
    <>
      <ContentPicture className={styles.drawing} picture={service} place="service" sizes={sizes} />
      <div className={styles.words}>
        {service.question !== undefined && <p className={styles.question}>{service.question}</p>}
        <Heading className="middle-heading">{service.title}</Heading>
        <p>{service.message}</p>
        {service.parts && (
          <Steps>
            {service.parts.map((part) => (
              <Fragment key={part.name}>
                <strong>{part.name}</strong> {part.text}
              </Fragment>
            ))}
          </Steps>
        )}
        {plan && step && (
          <div {...hideFromSnippets(plan.sample)}>
            <StepFacts {...step} sample={plan.sample} />
          </div>
        )}
        {article !== undefined && (
          <TextLink href={article} about={`${text.articleLinkAbout} ${service.title}`}>
            {text.articleLink}
          </TextLink>
        )}
      </div>
    </>
  );
}
