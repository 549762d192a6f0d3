/** Offers the contact form to software agents, in a browser that has any to do with them. */
export function offerContactTool(): void {
  const context: unknown = Reflect.get(document, 'modelContext');
  if (!(context instanceof EventTarget)) return;
  void import('./contact-tool.ts').then(({ describeContactForm }) => describeContactForm(context));
}
