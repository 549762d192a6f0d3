/** The events the site may raise, with the parameters of each. */
export interface AnalyticsEvents {
  readonly screen_view: ScreenView;
  /** Part of the vocabulary; no screen raises them, since there are no accounts. */
  readonly sign_up: { readonly method: string };
  readonly login: { readonly method: string };
  readonly view_process: NoParameters;
  readonly client_images: NoParameters;
  readonly open_contact: NoParameters;
  readonly contact_type: { readonly contact_type: ContactType };
  /** The first word of a message, once on each page. */
  readonly contact_form_start: NoParameters;
  readonly contact_form_sent: NoParameters;
  readonly contact_form_failed: { readonly reason: ContactFormFailure };
  readonly phone_click: NoParameters;
  readonly email_click: NoParameters;
  /** An article's last line has been in view. */
  readonly article_read: { readonly page_path: string };
  readonly web_vital: WebVital;
}

export type AnalyticsEventName = keyof AnalyticsEvents;

/** One event with its own parameters. */
export type AnalyticsEvent = {
  readonly [Name in AnalyticsEventName]: {
    readonly name: Name;
    readonly parameters: AnalyticsEvents[Name];
  };
}[AnalyticsEventName];

/** An event as it waits for a sink. */
export type LoggedEvent = AnalyticsEvent & {
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly at: number;
  /**
   * With `contact_form_sent`: the id that the callable returned, so that the server can check the
   * message. Not a parameter, because parameters also go to Google Analytics.
   */
  readonly messageId?: string;
};

type NoParameters = Readonly<Record<string, never>>;

/** The three ways of the compact contact section. */
export const contactTypes = ['call', 'email', 'form'] as const;
export type ContactType = (typeof contactTypes)[number];

/**
 * Why a form was not sent, never in anybody's words. `invalid`: the server found a field wrong.
 * `internal`: the connection broke, or a fault of ours.
 */
export const contactFormFailures = [
  'invalid',
  'offline',
  'timeout',
  'too-many',
  'unavailable',
  'unauthenticated',
  'internal',
] as const;
export type ContactFormFailure = (typeof contactFormFailures)[number];

/** The Core Web Vitals, by the names that Google gives them. */
export const webVitals = ['LCP', 'INP', 'CLS'] as const;

export interface WebVital {
  readonly metric_name: (typeof webVitals)[number];
  /** LCP and INP in milliseconds; CLS has no unit. */
  readonly metric_value: number;
  /** The page it was measured on, by its route pattern. */
  readonly screen_name: string;
}

/** The parameters that the site's predecessor sent, so that its history stays comparable. */
export interface ScreenView {
  /** The route pattern, such as `/services/post/:slug`. */
  readonly screen_name: string;
  readonly page_path: string;
  readonly page_title: string;
  readonly firebase_event_origin: 'auto';
  readonly firebase_screen: string;
  readonly firebase_screen_class: string;
  readonly screen_class: string;
  readonly firebase_screen_id: number;
  /** From the second screen of a visit on. */
  readonly firebase_previous_screen?: string;
  readonly firebase_previous_class?: string;
  readonly firebase_previous_id?: number;
}
