/** A service as its card shows it, from `content/services.yaml`. */
export interface Service {
  readonly title: string;
  /** What search engines know it as, where the title is another. */
  readonly kind?: string | undefined;
  readonly link: string;
  readonly image: string;
  readonly alt: string;
  readonly message: string;
  readonly parts?: readonly { readonly name: string; readonly text: string }[] | undefined;
  readonly hideBlogPost?: boolean | undefined;
}

/** The address of a service's article, or nothing while the service hides it. */
export function articleAddress({
  link,
  hideBlogPost,
}: Pick<Service, 'link' | 'hideBlogPost'>): string | undefined {
  return hideBlogPost === true ? undefined : `/services/post/${link}`;
}
