/**
 * The file `.env` beside the functions: the settings of this machine that they go by. Secrets are not
 * among them but by name; the platform keeps their values (docs/launching.md).
 */
export function functionsEnvironment(env: Readonly<Record<string, string | undefined>>): string {
  const value = (name: string) => env[name]?.trim() ?? '';
  const told = publicSettings.filter((name) => value(name) !== '');
  const secrets = secretNames.filter((name) => value(name) !== '').join(',');
  const lines = told.map((name) => `${hostedName(name)}=${quoted(value(name))}`);
  return [...lines, `SECRET_SETTINGS=${secrets}`, ''].join('\n');
}

const publicSettings = [
  'SITE_URL',
  'FUNCTIONS_URL',
  'MAIL_FROM',
  'MAIL_TO',
  'TRUST_PROXY',
  'RETENTION_DAYS',
  'APP_CHECK',
  'RECAPTCHA_SITE_KEY',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_APP_ID',
  'FIREBASE_API_KEY',
  'GA_MEASUREMENT_ID',
];

/** Whoever knows one can write in the agency's name, or to its phone. */
const secretNames = ['SMTP_URL', 'WEBHOOK_URL'];

/** Names that begin with FIREBASE_ are the platform's own, and it refuses them. */
function hostedName(name: string): string {
  return name.startsWith('FIREBASE_') ? `SITE_${name}` : name;
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
