import type { CaseStudy } from './case-study-article.tsx';

/** What is needed of a service, from `content/services.yaml`. */
interface Service {
  readonly title: string;
  readonly link: string;
  readonly hideBlogPost?: boolean | undefined;
}

/**
 * A case study with the names of the services it used, and the way to their articles.
 * @throws Error when there is no such service, which fails the build.
 */
export function withServices(
  study: Omit<CaseStudy, 'services'> & { readonly services: readonly string[] },
  services: readonly Service[],
): CaseStudy {
  return {
    ...study,
    services: study.services.map((link) => {
      const service = services.find((candidate) => candidate.link === link);
      if (!service) throw new Error(`content/case-studies.yaml: there is no service "${link}".`);
      const { title, hideBlogPost = false } = service;
      return hideBlogPost ? { title } : { title, link: `/services/post/${link}` };
    }),
  };
}
