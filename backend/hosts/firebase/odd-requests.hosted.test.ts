import { describe, expect, test } from 'vitest';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { fuzzedRoutes, type FunctionName } from '#test/fixtures/fuzzed-routes.ts';
import { startHostedPlatform } from '#test/fixtures/hosted-platform.ts';
import { fuzzRequests } from '#test/fixtures/request-fuzzer.ts';

const emulator = firestoreEmulator();
const names: readonly FunctionName[] = ['emailMessage', 'contact', 'events', 'appCheck'];
const seed = 20_261_122;

describe.skipIf(emulator.missing !== undefined)(`the functions${emulator.skipNote}`, () => {
  test('survive requests in every state', async () => {
    const platform = await startHostedPlatform(emulator.host(), newProject());
    const routes = fuzzedRoutes((name) =>
      name === 'site' ? undefined : Number(new URL(platform.addressOf(name)).port),
    );
    await fuzzRequests({ routes, cases: 500, seed });
    const memoryBefore = names.map((name) => platform.peakMemory(name));
    const results = await fuzzRequests({ routes, cases: 1000, seed: seed + 500 });
    const grown = names.map(
      (name, place) => platform.peakMemory(name) - (memoryBefore[place] ?? 0),
    );
    // Nothing here restarts a function that has ended.
    for (const name of names)
      expect((await fetch(platform.addressOf(name))).status).toBeLessThan(500);
    for (const megabytes of grown) expect(megabytes).toBeLessThan(100);
    expect(platform.log()).not.toMatch(/unhandled|uncaught|failed unexpectedly/i);
    expect(results['200']).toBeGreaterThan(0);
    expect(results['303']).toBeGreaterThan(0);
  });
});
