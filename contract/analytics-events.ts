/** The events the site may raise, with the parameters of each. */
export interface AnalyticsEvents {
  readonly screen_view: ScreenView;
  readonly sign_up: { readonly method: string };
  readonly login: { readonly method: string };
  readonly view_process: NoParameters;
  readonly client_images: NoParameters;
  readonly open_contact: NoParameters;
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
};

type NoParameters = Readonly<Record<string, never>>;

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
