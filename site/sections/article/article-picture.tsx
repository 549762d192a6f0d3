import { ComparedPicture } from '../compared/compared-picture.tsx';
import type { Service } from '../../page-meta/service.ts';
import { GuessedPicture } from './guessed-picture.tsx';

/** The picture in the head of an article: one, two under a divider, or two and a guess. */
export function ArticlePicture({ service }: { readonly service: Service }) {
  const { title, articlePicture: own } = service;
  const picture = (
    <ComparedPicture
      picture={own ?? service}
      place="service"
      sizes="(width >= 960px) 42vw, 100vw"
      what={title}
      labels={own?.labels}
      isFirst
      isGuessed={own?.guess !== undefined}
    />
  );
  return own?.guess ? <GuessedPicture guess={own.guess}>{picture}</GuessedPicture> : picture;
}
