/** A service from `content/services.yaml`. */
export interface Service {
  readonly title: string;
  /** The usual name of such a service, for search engines, if the title differs. */
  readonly kind?: string | undefined;
  readonly link: string;
  readonly image: string;
  readonly alt: string;
  readonly message: string;
  readonly parts?: readonly { readonly name: string; readonly text: string }[] | undefined;
  readonly hideBlogPost?: boolean | undefined;
}

/** Returns the address of a service's article, or `undefined` if the service hides it. */
export function articleAddress({
  link,
  hideBlogPost,
}: Pick<Service, 'link' | 'hideBlogPost'>): string | undefined {
  return hideBlogPost === true ? undefined : `/services/post/${link}`;
}
