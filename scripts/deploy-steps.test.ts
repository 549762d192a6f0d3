import { describe, expect, test } from 'vitest';
import { deploySteps, projectFault } from './deploy-steps.ts';

const env = { FIREBASE_PROJECT_ID: 'my-agency-1' };

describe('a deployment', () => {
  test('checks, tests and builds before anything leaves this machine', () => {
    const names = deploySteps(env).map(({ name }) => name);
    expect(names).toEqual([
      'pages for the launch check',
      'launch check',
      'tests',
      'build',
      'functions',
      'deployment',
    ]);
    expect(deploySteps(env).filter((step) => step.leavesThisMachine)).toHaveLength(1);
  });

  test('goes to the project of the settings, by a tool of a known version', () => {
    const command = deploySteps(env)
      .find(({ name }) => name === 'deployment')
      ?.command.join(' ');
    expect(command).toMatch(/firebase-tools@\d+\.\d+\.\d+ deploy --project my-agency-1$/);
  });

  test('tells search engines last, where a key for it is set', () => {
    const steps = deploySteps({ ...env, INDEXNOW_KEY: '0123456789abcdef' });
    expect(steps.at(-1)).toMatchObject({ name: 'search engines', leavesThisMachine: true });
    // Another host has the pages, and is given them afterwards.
    const elsewhere = { INDEXNOW_KEY: '0123456789abcdef', FUNCTIONS_URL: 'https://f.example/api' };
    expect(deploySteps({ ...env, ...elsewhere }).at(-1)).toMatchObject({ name: 'deployment' });
  });

  test.each(['', 'demo-agency', 'Not a project', '--force'])('does not go to "%s"', (project) => {
    expect(projectFault({ FIREBASE_PROJECT_ID: project })).toContain('FIREBASE_PROJECT_ID');
    expect(projectFault(env)).toBeUndefined();
  });
});
