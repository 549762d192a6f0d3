interface ImportMetaEnv {
  /** The settings of reCAPTCHA, where app check is left to it. */
  readonly SITE_RECAPTCHA:
    | Exclude<import('#contract/app-check.ts').AppCheckProvider, { kind: 'proof-of-work' }>
    | undefined;
  /** The stream of Google Analytics, where visitors are asked whether it may count them. */
  readonly SITE_GA: string | undefined;
  /** The name under which search engines are told of changed pages, where they are. */
  readonly SITE_INDEXNOW_KEY: string | undefined;
  /** The base of the functions, where they are not on the site's own origin. */
  readonly SITE_FUNCTIONS: string | undefined;
  /** Whether search engines may list this copy: it has an address of its own (`SITE_URL`). */
  readonly SITE_INDEXED: boolean;
}
