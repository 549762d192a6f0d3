import { hostedContact } from './hosted-contact.ts';
import { hostedSettings } from './hosted-settings.ts';

/** Of the functions that visitors call. */
export const settings = hostedSettings();

export const { submit } = hostedContact(settings);
