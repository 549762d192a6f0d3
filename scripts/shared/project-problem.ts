import type { Environment } from '#backend/settings/config.ts';

/** Returns what is wrong with the project to deploy to; `undefined` if nothing is. */
export function projectProblem(env: Environment): string | undefined {
  const project = env.FIREBASE_PROJECT_ID?.trim() ?? '';
  if (project === '') return 'FIREBASE_PROJECT_ID: is not set. Set the project to deploy to.';
  // The emulators use names that begin with `demo-`.
  return /^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)
    ? undefined
    : 'FIREBASE_PROJECT_ID: is no project that can be deployed to.';
}
