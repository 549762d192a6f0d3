import { siteScreens } from '../../analytics/site-screens.ts';
import { apiEndpoints } from '../api-endpoints.ts';
import { hostedContact } from './hosted-contact.ts';
import { hostedSettings, siteFacts } from './hosted-settings.ts';
import { platformLog } from './platform-log.ts';

const config = hostedSettings();
const site = { screens: siteScreens(siteFacts.screens), problemPage: siteFacts.problemPage };
export const endpoints = apiEndpoints(hostedContact(config), config, () => site, platformLog);
