/**
 * Whether a domain is one that nobody can own: the names that RFC 2606 and RFC 6761 keep for tests
 * and examples, those of a network's own machines (`local`, `internal`), and whatever is below them.
 */
export function isReservedDomain(domain: string): boolean {
  const labels = domain.toLowerCase().replace(/\.$/, '').split('.');
  return (
    reservedEndings.includes(labels.at(-1) ?? '') ||
    ['example.com', 'example.net', 'example.org'].includes(labels.slice(-2).join('.'))
  );
}

const reservedEndings = ['example', 'test', 'invalid', 'localhost', 'local', 'internal'];
