import { challengeAddress, tokenAddress } from '../../../contract/app-check.ts';
import {
  emailMessageFunction,
  functionsDevelopmentPort,
  functionsRegion,
} from '../../../contract/callable.ts';
import { eventsAddress } from '../../../contract/event-batch.ts';
import { contactFormAddress } from '#contract/plain-form.ts';
import { problemPageFile } from '../../../backend/http/contact-form-endpoint.ts';
import { policyHeader } from '../../../backend/http/page-headers.ts';
import { strictestPolicy, type StaticSite } from './site-files.ts';

/** The addresses that each function of `backend/hosts/firebase/index.ts` answers. */
const functionAddresses = [
  [`/api/${emailMessageFunction}`, emailMessageFunction],
  [contactFormAddress, 'contact'],
  [eventsAddress, 'events'],
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
    emulators: {
      functions: { port: functionsDevelopmentPort },
      hosting: { port: 5000 },
      firestore: { port: 8085 },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}

function headerRules({ headers: common, files }: StaticSite) {
  const page404 = files.find(({ file }) => file === '404.html');
  const assets = files.filter(({ file }) => file.startsWith('_astro/'));
  const own = files.filter(
    (file) => file !== page404 && !(assets.includes(file) && file.policy === strictestPolicy),
  );
  return [
    rule('**', {
      ...common,
      [policyHeader]: page404?.policy ?? strictestPolicy,
      'cache-control': page404?.cache ?? 'no-store',
    }),
    ...assets
      .slice(0, 1)
      .map(({ cache }) =>
        rule('/_astro/**', { [policyHeader]: strictestPolicy, 'cache-control': cache }),
      ),
    ...own.map(({ address, policy, cache, others }) =>
      rule(address, { [policyHeader]: policy, 'cache-control': cache, ...others }),
    ),
  ];
}

function rule(source: string, headers: Readonly<Record<string, string>>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
