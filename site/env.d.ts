interface ImportMetaEnv {
  /** The settings of reCAPTCHA, where app check is left to it. */
  readonly RECAPTCHA:
    | Exclude<import('#contract/app-check.ts').AppCheckProvider, { kind: 'proof-of-work' }>
    | undefined;
}
