/** The action that the invisible bot check runs for. */
export const appCheckAction = 'email';

/** The header in which the official SDK sends the app-check token. */
export const appCheckHeader = 'X-Firebase-AppCheck';
