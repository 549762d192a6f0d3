import type { Content } from '#content-model/schemas/content-schema.ts';

export type Service = Content['services'][number];

/** Returns the address of a service's article, or `undefined` if the service hides it. */
export function articleAddress({ link, hideBlogPost }: Service): string | undefined {
  return hideBlogPost === true ? undefined : `/services/post/${link}`;
}
