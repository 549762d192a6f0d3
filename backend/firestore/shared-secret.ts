import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { reader } from './documents.ts';
import { codeOf, statusCodes } from './firestore-call.ts';
import { places } from './places.ts';

/** The secret of this name that all instances share: `made`, unless there is one already. */
export async function sharedSecret(
  firestore: Firestore,
  name: string,
  made: string,
): Promise<string> {
  const place = places(firestore).secrets.doc(name);
  const known = readSecret(await place.get());
  if (known !== undefined) return known.secret;
  try {
    await place.create({ secret: made });
    return made;
  } catch (error) {
    if (codeOf(error) !== statusCodes.alreadyExists) throw error;
  }
  // Another was faster.
  return sharedSecret(firestore, name, made);
}

const readSecret = reader(z.object({ secret: z.string() }));
