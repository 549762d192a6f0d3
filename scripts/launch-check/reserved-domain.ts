/**
 * Whether a domain cannot be owned: the names that RFC 2606 and RFC 6761 reserve, those of machines in
 * a local network (`local`, `internal`), and everything below them.
 */
export function isReservedDomain(domain: string): boolean {
  const labels = domain.toLowerCase().replace(/\.$/, '').split('.');
  return (
    reservedEndings.includes(labels.at(-1) ?? '') ||
    ['example.com', 'example.net', 'example.org'].includes(labels.slice(-2).join('.'))
  );
}

const reservedEndings = ['example', 'test', 'invalid', 'localhost', 'local', 'internal'];
