/** The events the site may log, with their parameters. */
interface AnalyticsEvents {
  readonly screen_view: ScreenView;
  /** Named by the specification. No screen logs them, since there are no accounts. */
  readonly sign_up: { readonly method: string };
  readonly login: { readonly method: string };
  readonly view_process: NoParameters;
  readonly client_images: NoParameters;
  /** Every question of the shop check has an answer. Says nothing about the answers. */
  readonly shop_check: NoParameters;
  /** A divider between two pictures was moved, or a guess made, once on each page. */
  readonly case_touched: NoParameters;
  readonly open_contact: NoParameters;
  readonly contact_type: { readonly contact_type: (typeof contactTypes)[number] };
  /** Something was typed into the form, once on each page. */
  readonly contact_form_start: NoParameters;
  readonly contact_form_sent: NoParameters;
  readonly contact_form_failed: { readonly reason: ContactFormFailure };
  readonly phone_click: NoParameters;
  readonly email_click: NoParameters;
  readonly text_click: NoParameters;
  /** The link to the page for appointments. */
  readonly booking_click: NoParameters;
  /** The visitor's sign was put up, once on each page. Without its name and trade. */
  readonly shop_sign: NoParameters;
  /** The end of an article came into view. */
  readonly article_read: { readonly page_path: string };
  readonly web_vital: WebVital;
}

export type AnalyticsEventName = keyof AnalyticsEvents;

/** An event with its parameters. */
export type AnalyticsEvent = {
  readonly [Name in AnalyticsEventName]: {
    readonly name: Name;
    readonly parameters: AnalyticsEvents[Name];
  };
}[AnalyticsEventName];

/** An event as it waits to be sent. */
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

/** The choices of the compact contact section. */
export const contactTypes = ['call', 'email', 'form'] as const;

/**
 * Why a form was not sent, as a code. `invalid`: the server rejected a field. `internal`: the connection
 * broke, or the server failed.
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

/** The Core Web Vitals: https://web.dev/articles/vitals */
export const webVitals = ['LCP', 'INP', 'CLS'] as const;

export interface WebVital {
  readonly metric_name: (typeof webVitals)[number];
  /** LCP and INP in milliseconds; CLS has no unit. */
  readonly metric_value: number;
  /** The route pattern of the page it was measured on. */
  readonly screen_name: string;
}

/** The parameters that the previous site sent, so that numbers stay comparable. */
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
