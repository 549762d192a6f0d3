import { Fragment } from 'react';
import { agency, extraPages, type Agency } from '#content-model/content.ts';

/** The other languages that the agency speaks, each named in itself, with links to the pages in them. */
export function Languages() {
  return (
    <span>
      {agency.languages?.map(({ language, text }, index) => (
        <Fragment key={language}>
          {index > 0 && ' · '}
          <LanguageName language={language} text={text} />
        </Fragment>
      ))}
    </span>
  );
}

function LanguageName({ language, text }: NonNullable<Agency['languages']>[number]) {
  const inLanguage = { lang: language, dir: 'auto' };
  const pages = extraPages.filter((each) => each.language === language);
  const page = pages.find(({ translationOf }) => translationOf === undefined) ?? pages[0];
  if (page === undefined) return <span {...inLanguage}>{text}</span>;
  return (
    <a className="tap-target" href={`/${page.id}`} hrefLang={language} {...inLanguage}>
      {text}
    </a>
  );
}
