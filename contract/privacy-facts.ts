/** What the text of `/privacy` depends on. The build derives it from the settings. */
export interface PrivacyFacts {
  /** After how many days a message is deleted automatically, if it is. */
  readonly retentionDays?: number | undefined;
  /** Whether emails are sent, or stay on the server as files. */
  readonly sendsMail: boolean;
  /** The name of the service that gets a copy of each message, if one does; or `another service`. */
  readonly chatService?: string | undefined;
  /** How the form keeps robots out. */
  readonly botCheck: 'proof-of-work' | 'recaptcha';
  /** Whether the functions and the database are on Google's hosted platform. */
  readonly runsAtGoogle: boolean;
  /** Whether a host of static files sends the pages. */
  readonly hasStaticHost: boolean;
  /** Whether visitors are asked to allow Google Analytics. */
  readonly asksForGoogle: boolean;
}
