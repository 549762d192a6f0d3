import type { Agency } from './agency-schema.ts';

/** Returns where an agency is, as it is printed: `Denver, Colorado`. */
export function agencyArea({ address }: Pick<Agency, 'address'>): string {
  return `${address.locality}, ${address.region}`;
}
