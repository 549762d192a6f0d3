/** A service that is known by its address, and is told of a message in a way of its own. */
export interface WebhookService {
  /** What chooses its way behind any other address, after a `#`. */
  readonly mark: 'slack' | 'teams' | 'ntfy';
  /** As a visitor knows it. */
  readonly name: string;
}

/** Which of the services that we know listens at this host; `undefined` for all others. */
export function webhookService(hostname: string): WebhookService | undefined {
  return services.find(({ hosts }) => hosts.test(hostname));
}

const services: readonly (WebhookService & { readonly hosts: RegExp })[] = [
  { mark: 'slack', name: 'Slack', hosts: /^hooks\.slack(?:-gov)?\.com$/ },
  {
    mark: 'teams',
    name: 'Microsoft Teams',
    hosts: /\.(?:webhook\.office\.com|logic\.azure\.com|api\.powerplatform\.com)$/,
  },
  { mark: 'ntfy', name: 'ntfy', hosts: /(?:^|\.)ntfy(?:\.|$)/ },
];
