import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Where everything is, so that a name stands in one place. The rules and indexes name them too. */
export function places(firestore: Firestore) {
  const collections = {
    messages: firestore.collection('messages'),
    notifications: firestore.collection('notifications'),
    contentKeys: firestore.collection('contentKeys'),
    dailyCounts: firestore.collection('dailyCounts'),
    secrets: firestore.collection('secrets'),
    appCheckUses: firestore.collection('appCheckUses'),
    requestCounts: firestore.collection('requestCounts'),
  };
  return {
    ...collections,
    message: (id: string): DocumentReference => collections.messages.doc(documentName(id)),
    notification: (id: string): DocumentReference =>
      collections.notifications.doc(documentName(id)),
    contentKey: (key: string): DocumentReference => collections.contentKeys.doc(hashed(key)),
    appCheckUse: (id: string): DocumentReference => collections.appCheckUses.doc(hashed(id)),
  };
}

export type Places = ReturnType<typeof places>;

/**
 * The name of the document of an id. Ours are their own names; whatever else somebody types or
 * brings along might be read as a path, or be no name at all.
 */
function documentName(id: string): string {
  return /^[A-Za-z0-9-]{1,100}$/.test(id) ? id : `~${hashed(id)}`;
}

/** A name for words of any length and kind. Two are the same only where the words are. */
function hashed(words: string): string {
  return createHash('sha256').update(words).digest('base64url');
}
