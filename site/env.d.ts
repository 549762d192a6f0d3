/** The settings that are built into the pages, from `astro.config.ts`. */
interface ImportMetaEnv {
  /** The settings of reCAPTCHA, if it is chosen. */
  readonly SITE_RECAPTCHA:
    | Exclude<import('#contract/app-check.ts').AppCheckProvider, { kind: 'proof-of-work' }>
    | undefined;
  /** The measurement id of Google Analytics, if visitors are asked to allow it. */
  readonly SITE_GA: string | undefined;
  /** The key for reporting changed pages to search engines. */
  readonly SITE_INDEXNOW_KEY: string | undefined;
  /** The base address of the functions, if they are not on the site's own origin. */
  readonly SITE_FUNCTIONS: string | undefined;
  /** Whether search engines may list this copy: whether `SITE_URL` is set. */
  readonly SITE_INDEXED: boolean;
  /** What `/privacy` says. */
  readonly SITE_PRIVACY: import('#contract/privacy-facts.ts').PrivacyFacts;
}
