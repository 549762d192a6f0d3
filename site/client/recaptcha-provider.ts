import { ReCaptchaEnterpriseProvider, ReCaptchaV3Provider } from 'firebase/app-check';

/** Google's invisible check, which the SDK loads when the first token is asked for. */
export function recaptchaProvider(
  kind: 'recaptcha' | 'recaptcha-enterprise',
  siteKey: string,
): ReCaptchaV3Provider | ReCaptchaEnterpriseProvider {
  return kind === 'recaptcha'
    ? new ReCaptchaV3Provider(siteKey)
    : new ReCaptchaEnterpriseProvider(siteKey);
}
