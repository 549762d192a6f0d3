import type { Content } from './content-schema.ts';

/**
 * Returns the content that visitors see: without what is hidden, and without links to it. A page of case
 * studies without any is hidden too.
 */
export function publishedContent(content: Content): Content {
  const services = content.services.filter(isShown);
  const caseStudies = content.caseStudies.filter(isShown).map((study) => ({
    ...study,
    services: study.services.filter((used) => services.some(({ link }) => link === used)),
  }));
  const { clientsPage, servicesPage } = content;
  const hidden = new Set(hiddenPages(content).map(({ address }) => address));
  return {
    ...content,
    services,
    caseStudies,
    extraPages: content.extraPages.filter(isShown),
    servicesPage: { ...servicesPage, start: publishedStart(servicesPage.start, services) },
    clientsPage: caseStudies.length === 0 ? { ...clientsPage, hidden: true } : clientsPage,
    menu: content.menu.filter(({ link }) => !hidden.has(withoutHash(link))),
  };
}

/** The questions that have an answer with a service that is shown. */
function publishedStart(
  start: Content['servicesPage']['start'],
  services: Content['services'],
): Content['servicesPage']['start'] {
  const questions = (start?.questions ?? [])
    .map((question) => ({
      ...question,
      answers: question.answers.filter(({ service }) =>
        services.some(({ link }) => link === service),
      ),
    }))
    .filter(({ answers }) => answers.length > 0);
  return start === undefined || questions.length === 0 ? undefined : { ...start, questions };
}

/** The parts of the content that say which pages there are. */
export type PageParts = Pick<
  Content,
  | 'aboutPage'
  | 'blogPage'
  | 'caseStudies'
  | 'checkPage'
  | 'clientsPage'
  | 'extraPages'
  | 'processPage'
  | 'services'
>;

/** Returns the address of every hidden page, and where it leads to instead, if anywhere. */
export function hiddenPages(content: PageParts) {
  const { aboutPage, blogPage, caseStudies, checkPage, clientsPage } = content;
  const { extraPages, processPage, services } = content;
  const hasStudies = caseStudies.some(isShown);
  return [
    { ...aboutPage, address: '/about' },
    { ...blogPage, address: '/blogs' },
    { ...checkPage, address: '/check' },
    { ...clientsPage, address: '/clients', hidden: !hasStudies || clientsPage.hidden },
    { ...processPage, address: '/process' },
    ...extraPages.map((page) => ({ ...page, address: `/${page.name}` })),
    ...services.map((service) => ({ ...service, address: `/services/post/${service.link}` })),
  ]
    .filter((page) => !isShown(page))
    .map(({ address, redirectTo }) => ({ address, redirectTo }));
}

/** Returns the page of a link: `/services` of `/services#seo`. */
export function withoutHash(link: string): string {
  return link.replace(/#.*$/, '');
}

function isShown({ hidden }: { readonly hidden?: boolean | undefined }): boolean {
  return hidden !== true;
}
