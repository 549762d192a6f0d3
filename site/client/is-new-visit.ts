/** Whether the visitor has just come to this page, by a link, a form or its address: not by a reload, back or forward. */
export function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate';
}
