import type { WireHeaders } from './wire-request.ts';

/** Whether a body is compressed. No host unpacks one: a small one may be a large one inside. */
export function isPacked(headers: WireHeaders): boolean {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  return encoding !== 'identity';
}
