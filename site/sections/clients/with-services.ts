import type { Content } from '#contract/content/content-schema.ts';
import { articleAddress, type Service } from '../../page-meta/service.ts';
import type { CaseStudy } from './case-study-article.tsx';

/**
 * A case study with the names of the services it used, and the way to their articles. The reader of the
 * content has reported unknown ones.
 */
export function withServices(
  study: Content['caseStudies'][number],
  services: readonly Pick<Service, 'title' | 'link' | 'hideBlogPost'>[],
): CaseStudy {
  return {
    ...study,
    services: study.services.flatMap((link) => {
      const service = services.find((candidate) => candidate.link === link);
      return service ? [{ title: service.title, link: articleAddress(service) }] : [];
    }),
  };
}
