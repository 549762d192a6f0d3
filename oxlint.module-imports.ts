import { join, relative } from 'node:path';

/** Who may import whom. Each module may import from itself and from what is listed here. */
const modules: Allowed = {
  contract: [],
  'content-model': ['contract'],
  site: ['contract', 'content-model', 'content'],
  'site/build': ['site', 'backend', 'contract', 'content-model', 'content'],
  backend: ['contract', 'content-model', 'content'],
};

/** As `modules`, for the folders inside a module. */
const folders: Readonly<Partial<Record<string, Allowed>>> = {
  site: {
    ui: [],
    client: [],
    content: [],
    sections: ['ui', 'client', 'page-meta', 'content'],
    'page-meta': ['content', 'sections/mark'],
    layouts: ['sections', 'ui', 'client', 'styles', 'page-meta'],
    pages: ['layouts', 'sections', 'page-meta', 'content'],
  },
  // From the bottom to the top. Above them, `commands` may import everything else.
  backend: {
    runtime: [],
    limits: [],
    'app-check': ['limits', 'runtime'],
    contact: ['app-check', 'limits', 'runtime'],
    settings: [],
    analytics: ['app-check', 'contact', 'runtime'],
    notifications: ['contact', 'settings', 'runtime'],
    report: ['analytics', 'notifications', 'settings'],
    http: ['contact', 'analytics', 'app-check', 'limits', 'settings', 'runtime'],
    store: ['contact', 'analytics', 'app-check', 'notifications', 'runtime'],
    firestore: ['contact', 'analytics', 'app-check', 'notifications', 'store', 'runtime'],
    hosts: [
      ...['app-check', 'analytics', 'contact', 'firestore', 'http', 'limits'],
      ...['notifications', 'settings', 'store', 'runtime'],
    ],
  },
};

/** A plugin of the linter. Its rule `modules/imports` says which module imports which. */
export default {
  meta: { name: 'modules' },
  rules: {
    imports: {
      create(context: Context) {
        const check = (node: Import) => {
          const imported = node.source?.value;
          if (typeof imported !== 'string' || !/^[.#]/.test(imported)) return;
          const file = relative(context.cwd, context.filename);
          const message = problem(file, pathOf(imported, file));
          if (message !== undefined) context.report({ node, message });
        };
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
        };
      },
    },
  },
};

type Allowed = Readonly<Partial<Record<string, readonly string[]>>>;

interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(problem: { node: Import; message: string }): void;
}

interface Import {
  readonly source?: { readonly value?: unknown } | null;
}

/** `#site/…` is a path in the project, by `imports` of package.json. */
function pathOf(imported: string, file: string): string {
  return imported.startsWith('#') ? imported.slice(1) : join(file, '..', imported);
}

function problem(file: string, imported: string): string | undefined {
  // The build sees both sides.
  const module = isIn('site/build', file) ? 'site/build' : (file.split('/')[0] ?? '');
  const folder = file.split('/')[1] ?? '';
  if (/\.test\.tsx?$/.test(file)) return undefined;
  if (!isIn(module, imported)) return onlyFrom('', module, modules[module], imported);
  return onlyFrom(`${module}/`, folder, folders[module]?.[folder], imported);
}

function onlyFrom(parent: string, name: string, allowed: Allowed[string], imported: string) {
  const places = allowed && [name, ...allowed];
  if (!places || places.some((place) => isIn(parent + place, imported))) return undefined;
  return `${parent}${name}/ may import from ${places.join(', ')} only`;
}

function isIn(folder: string, path: string): boolean {
  return path.startsWith(`${folder}/`);
}
