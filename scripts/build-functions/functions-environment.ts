import type { Environment } from '#backend/settings/config.ts';

/**
 * Returns the `.env` of the functions: the settings of this machine that they need. It only names the
 * secrets that are set; the platform stores their values (docs/launching.md).
 */
export function functionsEnvironment(env: Environment): string {
  const value = (name: string) => env[name]?.trim() ?? '';
  const isSet = (name: string) => value(name) !== '';
  const lines = publicSettings
    .filter(isSet)
    .map((name) => `${hostedName(name)}=${quote(value(name))}`);
  return [...lines, `SECRET_SETTINGS=${secretSettings.filter(isSet).join(',')}`, ''].join('\n');
}

const publicSettings = [
  'SITE_URL',
  'FUNCTIONS_URL',
  'MAIL_FROM',
  'MAIL_TO',
  'INQUIRY_EMAILS_PER_HOUR',
  'TRUST_PROXY',
  'RETENTION_DAYS',
  'APP_CHECK',
  'RECAPTCHA_SITE_KEY',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_APP_ID',
  'FIREBASE_API_KEY',
  'GA_MEASUREMENT_ID',
];

/** Each allows to write in the agency's name, or to its phone. */
const secretSettings = ['SMTP_URL', 'WEBHOOK_URL'];

/** The platform reserves names that begin with FIREBASE_. */
function hostedName(name: string): string {
  return name.startsWith('FIREBASE_') ? `SITE_${name}` : name;
}

function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
