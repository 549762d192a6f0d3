import { challengeAddress, tokenAddress } from '#contract/app-check.ts';
import { emailMessageAddress, emailMessageFunction, functionsRegion } from '#contract/callable.ts';
import { eventsAddresses } from '#contract/event-batch.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { problemPageFile } from '#backend/http/contact-form-endpoint.ts';
import { policyHeader } from '#backend/http/page-headers.ts';
import { assetHeaders, type SiteFile, type StaticSite } from './site-files.ts';

/** The addresses that each function of `backend/hosts/firebase/index.ts` answers. */
const functionAddresses = [
  [emailMessageAddress, emailMessageFunction],
  [contactFormAddress, 'contact'],
  ...eventsAddresses.map((address) => [address, 'events'] as const),
  [challengeAddress, 'appCheck'],
  [tokenAddress, 'appCheck'],
] as const;

/**
 * Returns `firebase.json`. The last rule that matches an address sets a header. The first rule matches
 * every address, and has the headers of the 404 page.
 */
export function firebaseJson(site: StaticSite) {
  return {
    hosting: {
      public: 'dist',
      // The platform compresses files, a function fills in the problem page, and the last two are for
      // other static hosts.
      ignore: ['**/.*', '**/*.br', '**/*.gz', problemPageFile, '_headers', '_redirects'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: Object.entries(site.moved).map(([from, destination]) => ({
        source: `${from}{,/}`,
        destination,
        type: 301,
      })),
      rewrites: functionAddresses.map(([source, functionId]) => ({
        source,
        function: { functionId, region: functionsRegion },
      })),
      headers: headerRules(site),
    },
    functions: [{ source: 'dist-functions', codebase: 'default', runtime: 'nodejs24' }],
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
  };
}

function headerRules({ headers, files }: StaticSite) {
  const page404 = files.find(({ file }) => file === '404.html');
  const isPlainAsset = ({ file, headers: { [policyHeader]: policy } }: SiteFile) =>
    file.startsWith('_astro/') && policy === assetHeaders[policyHeader];
  const download = files.find(isDownload);
  const own = files.filter((file) => file !== page404 && !isPlainAsset(file) && !isDownload(file));
  return [
    rule('**', { ...headers, ...page404?.headers }),
    rule('/_astro/**', assetHeaders),
    ...(download ? [rule('/files/**', download.headers)] : []),
    ...own.map((file) => rule(file.address, file.headers)),
  ];
}

/** Their names may have characters that mean something in a rule. */
function isDownload({ file }: SiteFile): boolean {
  return file.startsWith('files/');
}

function rule(source: string, headers: Readonly<Record<string, string>>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
