/**
 * Whether a domain is one that nobody can own: the names that RFC 2606 and RFC 6761 keep for tests
 * and examples, and whatever is below them.
 */
export function isReservedDomain(domain: string): boolean {
  const labels = domain.toLowerCase().replace(/\.$/, '').split('.');
  return (
    ['example', 'test', 'invalid', 'localhost'].includes(labels.at(-1) ?? '') ||
    ['example.com', 'example.net', 'example.org'].includes(labels.slice(-2).join('.'))
  );
}
