import type { Content } from '#contract/content/content-schema.ts';

/** Returns the hidden services that the description of the page of all services still seems to name. */
export function hiddenServicesNamed({
  services,
  servicesPage,
}: Pick<Content, 'services' | 'servicesPage'>): readonly string[] {
  const shown = services.filter(({ hidden }) => hidden !== true);
  const wordsOfOthers = new Set(shown.flatMap(({ title }) => wordsOf(title)));
  const description = servicesPage.description.toLowerCase();
  return services
    .filter(({ hidden }) => hidden === true)
    .map(({ title }) => title)
    .filter((title) =>
      wordsOf(title).some((word) => !wordsOfOthers.has(word) && description.includes(word)),
    );
}

/** Without short words, which stand in any sentence. */
function wordsOf(title: string): readonly string[] {
  return (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 3);
}
