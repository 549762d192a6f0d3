import process from 'node:process';

/** Does a step of a command, and prints a line about it: what it is when it begins, and its seconds at the end. */
export async function step<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  process.stdout.write(`${name} … `);
  try {
    const result = await work();
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}
