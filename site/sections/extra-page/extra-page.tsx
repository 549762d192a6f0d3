import type { ComponentProps } from 'react';
import type { Content } from '#content-model/content.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import prose from '../article/prose.module.css';
import { HeadPicture } from '../page-head/head-picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './extra-page.module.css';

interface Props extends Omit<ComponentProps<typeof PageHead>, 'actions'> {
  readonly actions?: Content['extraPages'][number]['actions'];
  readonly picture?: ComponentProps<typeof HeadPicture>['picture'] | undefined;
}

/** A page of the agency's own: a head, and the Markdown of `content/pages/<id>.md`. */
export function ExtraPage({ actions, picture, children, ...head }: Props) {
  return (
    <>
      <PageHead {...head} actions={actions && <Actions actions={actions} />}>
        {picture && <HeadPicture picture={picture} />}
      </PageHead>
      <div className={styles.body}>
        <div className={prose.prose}>{children}</div>
      </div>
    </>
  );
}

function Actions({ actions }: { readonly actions: NonNullable<Props['actions']> }) {
  return (
    <div className={`${styles.actions} row`} data-first-contact>
      {actions.map(({ text, link }, index) => (
        <ButtonLink key={link} href={link} look={index === 0 ? 'action' : 'outline'}>
          {text}
        </ButtonLink>
      ))}
    </div>
  );
}
