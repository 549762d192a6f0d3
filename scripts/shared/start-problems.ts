import { StartError } from '#backend/settings/settings.ts';

/** Returns why a program could not start with what it reads. */
export function startProblems(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof StartError) return error.problems;
    throw error;
  }
}
