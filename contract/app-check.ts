/**
 * App-check tokens: they show that a call comes from a page of the site. The page asks for a
 * challenge, solves it and gets a token for the solution. The SDK sends the token with its calls and
 * renews it before it expires.
 */

/**
 * How programs are kept out. `proof-of-work`: a calculation in the browser, checked by this
 * site. `recaptcha`: Google, whose answer Firebase exchanges for a token. The settings are public.
 */
export type AppCheckProvider =
  | { readonly kind: 'proof-of-work' }
  | {
      readonly kind: 'recaptcha' | 'recaptcha-enterprise';
      readonly siteKey: string;
      readonly firebase: {
        readonly projectId: string;
        readonly appId: string;
        readonly apiKey: string;
      };
    };

/** The header in which the official SDK sends the token. */
export const appCheckHeader = 'X-Firebase-AppCheck';

/** The action that the check is for, by the name of the site that this one replaced. */
export const appCheckAction = 'email';

/** `GET` answers with a challenge to solve. */
export const challengeAddress = '/api/app-check/challenge';

/** `POST` takes the solved challenge, and answers with an {@link AppCheckToken}. */
export const tokenAddress = '/api/app-check/token';

/** The shape that the SDK expects of a provider. */
export interface AppCheckToken {
  readonly token: string;
  /** When it expires, in milliseconds since 1970. */
  readonly expireTimeMillis: number;
}

/**
 * How long a token is good for, in milliseconds. With less than about six minutes the SDK asks for
 * tokens in a tight loop; the platform's own last an hour.
 */
export const tokenLifetime = 60 * 60 * 1000;
