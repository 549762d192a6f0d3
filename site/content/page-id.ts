/**
 * Whether an id belongs to the pages themselves: the frame, the dialogs and forms, and the headings
 * that name their sections. Nothing from content may take it, or a link would lead astray.
 */
export function isPageId(id: string): boolean {
  return (
    ['content', 'article-navigation'].includes(id) ||
    /-(?:heading|dialog)$/.test(id) ||
    /^(?:dialog|footer|services)-(?:form|summary|name|email|phone|company|message)(?:-problem)?$/.test(
      id,
    )
  );
}
