/** The header in which the official SDK sends the app-check token. */
export const appCheckHeader = 'X-Firebase-AppCheck';
