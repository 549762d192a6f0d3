/**
 * App-check tokens: how a page of the site shows that a visitor uses it, before its call is heard.
 * The page asks for a challenge, solves it, and is given a token for the solution; the SDK puts the
 * token on its calls and asks for a new one before it ends.
 */

/**
 * Who tells people and programs apart. `proof-of-work`: this site itself, by work for the browser.
 * `recaptcha`: Google, for the hosted platform, whose service exchanges Google's word for the token.
 * What is set is public: every browser is sent it.
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

/** What the check is for: the one action that this site has, by the name its predecessor gave it. */
export const appCheckAction = 'email';

/** `GET` answers with a challenge to solve. */
export const challengeAddress = '/api/app-check/challenge';

/** `POST` takes the solved challenge, and answers with an {@link AppCheckToken}. */
export const tokenAddress = '/api/app-check/token';

/** As the SDK expects it of a provider. */
export interface AppCheckToken {
  readonly token: string;
  /** When it ends, in milliseconds since 1970. */
  readonly expireTimeMillis: number;
}

/**
 * How long a token is good for, in milliseconds. With less than about six minutes the SDK asks for
 * tokens in a tight loop; the platform's own last an hour.
 */
export const tokenLifetime = 60 * 60 * 1000;
