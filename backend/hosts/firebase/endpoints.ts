import { siteScreens } from '../../analytics/site-screens.ts';
import { apiEndpoints, emailMessageAddress, type ApiEndpoints } from '../api-endpoints.ts';
import { hostedContact } from './hosted-contact.ts';
import { hostedSettings, siteFacts } from './hosted-settings.ts';
import { platformLog } from './platform-log.ts';

const config = hostedSettings();
const site = { screens: siteScreens(siteFacts.screens), problemPage: siteFacts.problemPage };
const endpoints = apiEndpoints(hostedContact(config), config, () => site, platformLog);

/** The callable, at any path: the SDK may also call the address of the function itself. */
export const callEndpoint: ApiEndpoints = () => endpoints(emailMessageAddress);

/** Each function answers at its own addresses only, since each has its own counts for the limits. */
export function endpointsAt(...paths: readonly string[]): ApiEndpoints {
  return (path) => (paths.includes(path) ? endpoints(path) : undefined);
}
