import type { Content } from '#contract/content/content-schema.ts';
import { articleAddress, type Service } from '../../page-meta/service.ts';
import type { CaseStudy } from './case-study-article.tsx';

/**
 * A case study with the names of the services it used, and the way to their articles.
 * @throws Error when there is no such service, which fails the build.
 */
export function withServices(
  study: Content['caseStudies'][number],
  services: readonly Pick<Service, 'title' | 'link' | 'hideBlogPost'>[],
): CaseStudy {
  return {
    ...study,
    services: study.services.map((link) => {
      const service = services.find((candidate) => candidate.link === link);
      if (!service) throw new Error(`content/case-studies.yaml: there is no service "${link}".`);
      return { title: service.title, link: articleAddress(service) };
    }),
  };
}
